// The learner's progress in every lesson, stored in this browser.

import type { Game, LessonInfo } from '../protocol';
import { tryStorage } from './storage';

const storageKey = 'motherlode.lessons';

export interface Progress {
    /** The completed steps, as in LessonRequest. */
    done: string[];
    /** The learner has reached the last step at least once. */
    finished: boolean;
}

/** The lesson on these options, or else the game's first lesson. */
export function lessonFor({ lessons }: Game, options: Record<string, string>): LessonInfo | undefined {
    const chosen = Object.entries(options).map(([option, value]) => `${option}=${value}`);
    return (
        lessons.find((lesson) => lesson.options.some((option) => chosen.includes(option))) ??
        lessons.find(({ name }) => name === 'first_game' || name === 'beginner')
    );
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

/** Lessons whose offer the learner has declined. */
const declinedKey = 'motherlode.lessons_declined';
/** The table of this tab where a lesson is offered. */
const offerKey = 'motherlode.lesson_offer';

/** Offers a lesson at a new table, unless the player has declined or begun it. */
export function offerLesson(game: string, lesson: string, table: string): void {
    const { done, finished } = progressIn(game, lesson);
    if (finished || done.length > 0 || declined().includes(idOf(game, lesson))) return;
    tryStorage(() => sessionStorage.setItem(offerKey, table));
}

export function isLessonOffered(table: string): boolean {
    return tryStorage(() => sessionStorage.getItem(offerKey)) === table;
}

export function declineLesson(game: string, lesson: string): void {
    tryStorage(() => sessionStorage.removeItem(offerKey));
    tryStorage(() => localStorage.setItem(declinedKey, [...declined(), idOf(game, lesson)].join(' ')));
}

function declined(): string[] {
    return tryStorage(() => localStorage.getItem(declinedKey))?.split(' ') ?? [];
}

function stored(): AllProgress {
    return tryStorage(() => JSON.parse(localStorage.getItem(storageKey) ?? '{}') as AllProgress) ?? {};
}
