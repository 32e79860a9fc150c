// The current language. Texts from `t` are updated when it changes.

import { getMessages, RequestError } from './api';
import type { Message, Reason, Refusal, Translations } from './protocol';
import { partsOf, say, type Args, type Part, type Sentences } from './words';

class Language {
    code = $state('en');
    sentences = $state.raw<Sentences>({});
    available = $state.raw<string[]>(['en']);

    /** Falls back to English if the server does not have the language. */
    async load(code: string): Promise<void> {
        const sentences = await getMessages(code).catch(() => (code === 'en' ? null : getMessages('en')));
        if (sentences === null) throw new Error('no messages');
        this.sentences = sentences;
        this.code = code;
        document.documentElement.lang = code;
    }
}

export const language = new Language();

export function t(key: string, args: Args = {}, otherwise = key): string {
    return say(language.sentences, key, args, [], otherwise);
}

export function sentence(message: Message, names: string[]): string {
    return say(language.sentences, message.key, message.args, names);
}

export function sentenceParts(message: Message, names: string[]): Part[] {
    return partsOf(language.sentences, message.key, message.args, names);
}

/** Why something is refused; in English if the language has no sentence for it. */
export function reason(refusal: Pick<Refusal, 'message' | 'sentence'>, names: string[]): string {
    return say(language.sentences, refusal.message.key, refusal.message.args, names, refusal.sentence);
}

/** Why a request failed; a null refusal means that the server did not answer. */
export function failure(refusal: Refusal | null): string {
    return refusal === null ? t('page.error.offline') : reason(refusal, []);
}

/** The same for an error thrown by `api.ts`. */
export function failureOf(error: unknown): string {
    return failure(error instanceof RequestError ? error.refusal : null);
}

/** The note on a built-in edition: which parts are printed and which are ours. In English if there is no translation. */
export function editionNote(
    game: string,
    { name, provenance }: { name: string; provenance: string },
): { text: string; lang: string } {
    const translated = language.sentences[`${game}.edition.${name}`];
    return translated === undefined ? { text: provenance, lang: 'en' } : { text: translated, lang: language.code };
}

/** A sentence that comes with its translations; in English if there is none in the current language. */
export function translated(sentences: Translations): { text: string; lang: string } {
    const text = sentences[language.code];
    return text === undefined ? { text: sentences['en'] ?? '', lang: 'en' } : { text, lang: language.code };
}

/** Thousandths as a percentage: "12%", or "+12%" for a change. */
export function percent(thousandths: number, signed = false): string {
    const format = new Intl.NumberFormat(language.code, {
        style: 'percent',
        signDisplay: signed ? 'exceptZero' : 'auto',
    });
    return format.format(Math.round(thousandths / 10) / 100 || 0).replace('-', '−');
}

/** Tenths as a number with one decimal: "1.2", or "+1.2" for a change. */
export function tenths(value: number, signed = false): string {
    const format = new Intl.NumberFormat(language.code, {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
        signDisplay: signed ? 'exceptZero' : 'auto',
    });
    return format.format(value / 10).replace('-', '−');
}

/** Why a move is better or worse, by score source: "+6.0 Buildings, −2.0 Wanted". */
export const reasonWords = (reasons: Reason[]): string =>
    reasons.map(({ source, points }) => `${tenths(points, true)} ${t(source)}`).join(', ');

/** A language's own name: "English", "español". */
export function languageName(code: string): string {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

/** A time in the past relative to now: "5 minutes ago". */
export function ago(time: number): string {
    const seconds = Math.round((time - Date.now()) / 1000);
    const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' });
    if (seconds > -60) return format.format(0, 'minute');
    if (seconds > -3600) return format.format(Math.round(seconds / 60), 'minute');
    if (seconds > -86_400) return format.format(Math.round(seconds / 3600), 'hour');
    return format.format(Math.round(seconds / 86_400), 'day');
}
