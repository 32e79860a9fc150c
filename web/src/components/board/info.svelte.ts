// Info cards: what a thing on the board is and does, in words. A card opens while the pointer rests on the thing, while
// the keyboard focuses it, and after a long press.

import type { Attachment } from 'svelte/attachments';

export interface Info {
    title: string;
    lines: string[];
    /** Id of its rule. */
    rule?: string | undefined;
}

const hoverDelay = 350;
const pressDelay = 450;
/** Time to move the pointer from the thing to its card. */
const leaveDelay = 200;

class InfoCards {
    shown = $state.raw<{ info: Info; target: Element } | null>(null);
    private timer: ReturnType<typeof setTimeout> | undefined;

    open(target: Element, content: () => Info | null, delay: number): void {
        this.cancel();
        this.timer = setTimeout(() => {
            const info = content();
            this.shown = info === null ? null : { info, target };
        }, delay);
    }

    /** Keeps what is shown, and opens nothing else. */
    cancel(): void {
        clearTimeout(this.timer);
    }

    close(delay = 0): void {
        this.cancel();
        if (delay === 0) this.shown = null;
        else this.timer = setTimeout(() => (this.shown = null), delay);
    }
}

export const infoCards = new InfoCards();

/** Gives an element an info card; `content` returns null if there is nothing to say. */
export function info(content: () => Info | null): Attachment {
    return (element) => {
        let pressed = false;
        const listeners: [string, (event: never) => void][] = [
            [
                'pointerenter',
                ({ pointerType }: PointerEvent) => {
                    if (pointerType === 'mouse') infoCards.open(element, content, hoverDelay);
                },
            ],
            [
                'pointerleave',
                ({ pointerType }: PointerEvent) => {
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
            ['focusin', () => element.matches(':focus-visible') && infoCards.open(element, content, hoverDelay)],
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
            if (infoCards.shown?.target === element) infoCards.close();
        };
    };
}
