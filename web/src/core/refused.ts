import type { Refusal } from '../protocol';

export const isRefused = (made: unknown): made is { error: Refusal } =>
    typeof made === 'object' && made !== null && 'error' in made;
