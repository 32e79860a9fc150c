// Takes events back, so that the board shows each of them in its turn: the dials, the Bust, the Shootout.

import { eventId, eventNumber, eventSeat, type Stages, type Step } from '../../client/stages';
import type { Edition, PlayerView, View } from './types';

type BoardStep = Step<View, Edition>;

const withPlayer = (view: View, seat: number | undefined, change: (player: PlayerView) => Partial<PlayerView>) => ({
    players: view.players.map((player, i) => (i === seat ? { ...player, ...change(player) } : player)),
});

/** The number that a player has of each thing. */
const counts: Partial<Record<string, 'dudes' | 'tents' | 'horses' | 'bucks' | 'gold' | 'points'>> = {
    dude: 'dudes',
    tent: 'tents',
    horse: 'horses',
    buck: 'bucks',
    gold: 'gold',
    vp: 'points',
};
/** With `count` more of the thing that the event is about. */
function withMore({ event, view }: BoardStep, count: number): Partial<View> {
    const field = counts[eventId(event, 'thing') ?? ''];
    if (field === undefined) return {};
    return withPlayer(view, eventSeat(event), (player) => ({ [field]: player[field] + count }));
}

/** A Pioneer or Mule is still a secret on its owner's dial. */
const onDial = ({ event, view, before }: BoardStep, piece: 'site' | 'mule'): Partial<View> => ({
    ...withPlayer(view, eventSeat(event), () => ({ [piece]: null, dial_set: true })),
    hand: view.hand && before.hand && { ...view.hand, dial: before.hand.dial, mule_dial: before.hand.mule_dial },
});

/** A new round begins: the wheel turns. A new year also clears the Shootout. */
function roundBefore({ view, before, earlier }: BoardStep): Partial<View> {
    const { year, round, barker, signpost, pointed_to, bust, sites, outlaws, charts, shootout } = before;
    const filled = earlier.filter(({ event }) => event === 'row_filled');
    const rows = before.rows.map((row, i) => {
        const filling = filled.find((event) => eventNumber(event, 'row') === i + 1);
        return filling === undefined ? row : { ...row, who: eventSeat(filling) ?? row.who };
    });
    return {
        ...{ year, round, barker, signpost, pointed_to, bust, sites, outlaws, charts, shootout, rows },
        players: view.players.map((player, seat) => ({
            ...player,
            gunmen: before.players[seat]?.gunmen ?? player.gunmen,
        })),
    };
}

const bustBefore = ({ before }: BoardStep): Partial<View> => ({ bust: before.bust, sites: before.sites });

export const stages: Stages<View, Edition> = {
    rewind: {
        pioneer_placed: (step) => onDial(step, 'site'),
        mule_placed: (step) => onDial(step, 'mule'),
        buster_placed: ({ before }) => ({ buster: before.buster }),
        shade_placed: ({ view }) => (view.shade ? { shade: { ...view.shade, site: null } } : {}),
        bust: bustBefore,
        bust_stays: bustBefore,
        turn_begins: ({ before }) => ({ turn: before.turn }),
        pioneers_returned: ({ view, before }) => ({
            turn: before.turn,
            buster: before.buster,
            players: view.players.map((player, seat) => ({
                ...player,
                site: before.players[seat]?.site ?? null,
                mule: before.players[seat]?.mule ?? null,
            })),
        }),
        round_begins: roundBefore,
        sheriff_passed: ({ before }) => ({ sheriff: before.sheriff }),
        shade_sheriff: ({ before }) => ({ sheriff: before.sheriff }),
        gained: (step) => withMore(step, -eventNumber(step.event, 'count')),
        spent: (step) => withMore(step, eventNumber(step.event, 'count')),
        buried: ({ event, view }) =>
            withPlayer(view, eventSeat(event), () => ({ graves: eventNumber(event, 'graves') - 1 })),
    },
    announced: ['pioneer_placed', 'mule_placed', 'buster_placed', 'bust', 'shootout_won', 'shootout_lost'],
};
