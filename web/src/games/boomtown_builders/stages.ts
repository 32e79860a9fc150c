// Takes events back, so that the board shows each of them in its turn: the vote, the token, the new cards.

import { eventId, eventNumber, type Stages, type Step } from '../../client/stages';
import type { GameEvent } from '../../protocol';
import { placeOf } from './layout';
import type { Edition, LocationId, View } from './types';

type BoardStep = Step<View, Edition>;

/** Where the train was before this event: at its last stop in this move, or where it began. */
function trainBefore({ earlier, before }: BoardStep): LocationId {
    const stops = earlier.filter(({ event }) => event === 'train_moved' || event === 'track_token_placed');
    const last = stops.at(-1);
    return (last && eventId(last, 'location')) ?? before.train_marker;
}

function withoutToken(step: BoardStep): Partial<View> {
    const { event, view, before } = step;
    const location = eventId(event, 'location') ?? '';
    const row = placeOf(location).row;
    return {
        track: view.track.filter((token) => token !== location),
        train_marker: trainBefore(step),
        votes: { left: eventNumber(event, 'left'), right: eventNumber(event, 'right') },
        row_cubes: before.row_cubes,
        buildings: view.buildings.map((building) =>
            placeOf(building.at).row === row ? { ...building, score: null } : building,
        ),
    };
}

function hideoutDown({ event, view, before, edition }: BoardStep): Partial<View> {
    const space = edition.hideout_spaces.indexOf(eventId(event, 'location') ?? '');
    return { hideouts: view.hideouts.map((arrows, i) => (i === space ? null : arrows)), votes: before.votes };
}

function cardDown({ event, view }: BoardStep): Partial<View> {
    const slot = eventNumber(event, 'slot') - 1;
    return { draft_row: view.draft_row.map((card, i) => (i === slot ? null : card)), deck: view.deck + 1 };
}

export const stages: Stages<View, Edition> = {
    rewind: {
        train_moved: (step) => ({ train_marker: trainBefore(step) }),
        track_token_placed: withoutToken,
        hideout_revealed: hideoutDown,
        card_revealed: cardDown,
        round_marker_moved: ({ before }) => ({ round: before.round }),
        starting_player_passed: ({ before }) => ({
            starting_player: before.starting_player,
            active_player: before.active_player,
        }),
    },
    announced: ['hideout_revealed', 'track_token_placed'],
};

/** Whether the votes of the next row are being counted. */
export const isVote = ({ event }: GameEvent): boolean =>
    ['plus_counts', 'mountain_turns', 'track_token_placed'].includes(event);
