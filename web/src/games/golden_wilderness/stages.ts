// Takes events back, so that the board shows each of them in its turn: elections, fights, attacks and auctions.

import { eventSeat, type Stages, type Step } from '../../client/stages';
import type { Edition, Election, View } from './types';

type BoardStep = Step<View, Edition>;

/** The panel of a process stays open until its result is shown. */
const stillOpen = ({ before }: BoardStep): Partial<View> => ({
    step: before.step,
    asked: before.asked,
    ...(before.attack && { attack: before.attack }),
    ...(before.auction && { auction: before.auction }),
});

/** The ballots with the one that ended the election. */
function ballotsAtEnd({ before, earlier }: BoardStep): Partial<View> {
    if (before.election === undefined) return {};
    const abstained = earlier.filter(({ event }) => event === 'abstained').map((event) => eventSeat(event));
    const election: Election = {
        ...before.election,
        ballots: before.election.ballots.map((ballot, seat) => (abstained.includes(seat) ? 'abstained' : ballot)),
    };
    return { election };
}

const electionOpen = (step: BoardStep): Partial<View> => ({ ...stillOpen(step), ...ballotsAtEnd(step) });

const rolesBefore = ({ view, before }: BoardStep): Partial<View> => ({
    players: view.players.map((player, seat) => ({ ...player, roles: before.players[seat]?.roles ?? [] })),
});

/** The tile and everything that the attack can win. */
const attackOpen = (step: BoardStep): Partial<View> => ({ ...stillOpen(step), tiles: step.before.tiles });

export const stages: Stages<View, Edition> = {
    rewind: {
        governor_wins: electionOpen,
        country_wins: electionOpen,
        nothing_changes: electionOpen,
        result_defeated: electionOpen,
        tie_broken: electionOpen,
        governor_elected: electionOpen,
        country_changed: (step) => ({ ...electionOpen(step), ...rolesBefore(step), country: step.before.country }),
        role_taken: rolesBefore,
        role_sold: stillOpen,
        attack_succeeded: attackOpen,
        attack_failed: attackOpen,
    },
    announced: [
        'governor_wins',
        'country_wins',
        'nothing_changes',
        'result_defeated',
        'governor_elected',
        'country_changed',
        'role_sold',
        'attack_succeeded',
        'attack_failed',
    ],
};
