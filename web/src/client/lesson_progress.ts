// The learner's progress in every lesson, stored in this browser.

import { tryStorage } from './storage';

const storageKey = 'motherlode.lessons';

export interface Progress {
    /** The completed steps, as in LessonRequest. */
    done: string[];
    /** The learner has reached the last step at least once. */
    finished: boolean;
}

type AllProgress = Partial<Record<string, Progress>>;

const idOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export function progressIn(game: string, lesson: string): Progress {
    return stored()[idOf(game, lesson)] ?? { done: [], finished: false };
}

export function storeProgress(game: string, lesson: string, progress: Progress): void {
    const all = { ...stored(), [idOf(game, lesson)]: progress };
    tryStorage(() => localStorage.setItem(storageKey, JSON.stringify(all)));
}

/** Games for which the learner has declined the offer of a lesson. */
const declinedKey = 'motherlode.lessons_declined';

export function declineLessons(game: string): void {
    tryStorage(() => localStorage.setItem(declinedKey, [...declined(), game].join(' ')));
}

/** Whether a new player should be offered this lesson. */
export function isOffered(game: string, lesson: string): boolean {
    const { done, finished } = progressIn(game, lesson);
    return !finished && done.length === 0 && !declined().includes(game);
}

function declined(): string[] {
    return tryStorage(() => localStorage.getItem(declinedKey))?.split(' ') ?? [];
}

function stored(): AllProgress {
    return tryStorage(() => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as AllProgress) ?? {};
}
