// The options of "Play now", stored in this browser for each game.

import { cards } from '../games';
import type { Game } from '../protocol';
import { levelName } from './names';
import { tryStorage } from './storage';

export interface PlayNowOptions {
    /** The bot in all other seats. */
    bot: string;
    players: number;
    /** A value of the option that is on the game's card. */
    variant: string;
}

const storageKey = 'motherlode.play_now';
const usualPlayers = 3;

/** The bots that are levels, easiest first; the server lists them in this order. */
export const levelsOf = (bots: string[]): string[] => bots.filter((bot) => levelName(bot) !== '');

/** The values of the option on the game's card; the first is the default. */
export function variantsOf(game: Game): string[] {
    const variant = cards[game.name]?.variant;
    return game.options.find(({ name }) => name === variant)?.values ?? [];
}

/** What the player chose last, as far as it is still offered; otherwise the easiest level and three players. */
export function playNowOptions(game: Game, bots: string[]): PlayNowOptions {
    const { bot, players, variant } = stored()[game.name] ?? {};
    const offered = <T>(values: T[], value: T | undefined): T | undefined =>
        values.find((candidate) => candidate === value);
    const [levels, variants] = [levelsOf(bots), variantsOf(game)];
    const isPossible = players !== undefined && players >= game.min_players && players <= game.max_players;
    return {
        bot: offered(levels, bot) ?? levels[0] ?? '',
        players: isPossible ? players : Math.min(Math.max(usualPlayers, game.min_players), game.max_players),
        variant: offered(variants, variant) ?? variants[0] ?? '',
    };
}

export function storePlayNowOptions(game: string, options: PlayNowOptions): void {
    const all = { ...stored(), [game]: options };
    tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(all)));
}

function stored(): Partial<Record<string, Partial<PlayNowOptions>>> {
    return (
        tryStorage(() => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, PlayNowOptions>) ?? {}
    );
}
