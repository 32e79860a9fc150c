// Info cards: what a thing on the board is and does, in words. A card opens while the pointer rests on the thing, while
// the keyboard focuses it, and after a long press. The words come from the server, so that they are the same everywhere.

import type { Attachment } from 'svelte/attachments';
import { addStop } from './info_stops';

export interface Info {
    title: string;
    lines: string[];
    /** Id of its rule. */
    rule?: string | undefined;
}

export type Content = Info | null | Promise<Info | null>;

const hoverDelay = 350;
const pressDelay = 450;
/** Time to move the pointer from the thing to its card. */
const leaveDelay = 200;

class InfoCards {
    shown = $state.raw<{ info: Info; target: Element } | null>(null);
    /** Asks what a thing is: the session of the table or lesson on show. */
    source: (kind: string, thing: string) => Promise<Info | null> = () => Promise.resolve(null);
    private timer: ReturnType<typeof setTimeout> | undefined;
    /** Answers for earlier targets are ignored. */
    private asked = 0;

    open(target: Element, content: () => Content, delay: number): void {
        this.cancel();
        const number = this.asked;
        this.timer = setTimeout(() => {
            void Promise.resolve(content()).then((info) => {
                if (number === this.asked) this.shown = info === null ? null : { info, target };
            });
        }, delay);
    }

    /** Keeps what is shown, and opens nothing else. */
    cancel(): void {
        ++this.asked;
        clearTimeout(this.timer);
    }

    close(delay = 0): void {
        this.cancel();
        if (delay === 0) this.shown = null;
        else this.timer = setTimeout(() => (this.shown = null), delay);
    }
}

export const infoCards = new InfoCards();

/** Where the pointer was last; null until its first event, which a page that loads under a pointer at rest gets too.
 * When the board changes, a thing can come to a pointer that does not move. */
let pointer: { clientX: number; clientY: number } | null = null;
const isResting = ({ clientX, clientY }: PointerEvent): boolean =>
    pointer === null || (pointer.clientX === clientX && pointer.clientY === clientY);
if (typeof addEventListener === 'function')
    for (const name of ['pointermove', 'pointerdown'] as const)
        // After the listeners of things, which compare with the place before.
        addEventListener(name, ({ clientX, clientY }) => (pointer = { clientX, clientY }));

/** Gives an element an info card; `content` returns null if there is nothing to say. */
export function info(content: () => Content): Attachment {
    return (element) => {
        let pressed = false;
        /** The thing has come to a pointer at rest, which asks for nothing. */
        let underRestingPointer = false;
        element.setAttribute('data-info', '');
        const removeStop = addStop(element);
        const listeners: [string, (event: never) => void][] = [
            [
                'pointerenter',
                (event: PointerEvent) => {
                    if (event.pointerType !== 'mouse') return;
                    underRestingPointer = isResting(event);
                    if (!underRestingPointer) infoCards.open(element, content, hoverDelay);
                },
            ],
            [
                'pointermove',
                (event: PointerEvent) => {
                    if (!underRestingPointer || isResting(event)) return;
                    underRestingPointer = false;
                    infoCards.open(element, content, hoverDelay);
                },
            ],
            [
                'pointerleave',
                ({ pointerType }: PointerEvent) => {
                    underRestingPointer = false;
                    if (pointerType === 'mouse') infoCards.close(leaveDelay);
                    else infoCards.cancel();
                },
            ],
            [
                'pointerdown',
                ({ pointerType }: PointerEvent) => {
                    pressed = false;
                    if (pointerType === 'mouse') infoCards.close();
                    else infoCards.open(element, () => ((pressed = true), content()), pressDelay);
                },
            ],
            ['pointerup', ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && infoCards.cancel()],
            ['pointercancel', () => infoCards.cancel()],
            [
                'focusin',
                (event: FocusEvent) => {
                    // The innermost thing with a card shows it.
                    if ((event.target as Element).closest('[data-info]') !== element) return;
                    if (element.matches(':focus-visible, :has(:focus-visible)'))
                        infoCards.open(element, content, hoverDelay);
                },
            ],
            ['focusout', () => infoCards.close(leaveDelay)],
            // A long press is no click, and opens no menu.
            ['contextmenu', (event: Event) => pressed && event.preventDefault()],
            [
                'click',
                (event: Event) => {
                    if (pressed) event.stopPropagation();
                    pressed = false;
                },
            ],
        ];
        // Before the element's own listeners, to hold back the click of a long press.
        const early = (name: string): boolean => name === 'click';
        for (const [name, listener] of listeners)
            element.addEventListener(name, listener as EventListener, early(name));
        return () => {
            for (const [name, listener] of listeners)
                element.removeEventListener(name, listener as EventListener, early(name));
            removeStop();
            if (infoCards.shown?.target === element) infoCards.close();
        };
    };
}

/** The info card of a thing by its kind and id, such as ('hex', 'b2') or ('topic', 'scoring'); `more` are lines that
 * only the page knows, such as the effect of a legal move. */
export function about(kind: string, thing: string, more: () => string[] = () => []): Attachment {
    return info(() => describe(kind, thing, more));
}

export async function describe(kind: string, thing: string, more: () => string[] = () => []): Promise<Info | null> {
    const answer = await infoCards.source(kind, thing);
    return answer === null ? null : { ...answer, lines: [...answer.lines, ...more()] };
}
