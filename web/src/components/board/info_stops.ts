// Lets the keyboard reach things that have an info card but are no buttons. Each group of them, such as a section or a
// player, is one Tab stop; arrow keys move within the group.

const groups = 'section, details, [data-info-group]';
const stops = '[data-info-stop]';
const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const membersOf = (group: Element): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(stops)];

/** Things inside buttons, and things with buttons inside, get the focus through those. */
function isReachable(element: Element): boolean {
    const focusable = 'button, a, input, select, summary, [tabindex]';
    return element.closest(focusable) !== null || element.querySelector(focusable) !== null;
}

function makeStop(group: Element, stop: HTMLElement | undefined): void {
    for (const member of membersOf(group)) member.tabIndex = member === stop ? 0 : -1;
}

/** Adds an element to its group; the result removes it. */
export function addStop(element: Element): () => void {
    const group = element.closest(groups);
    if (!(element instanceof HTMLElement) || group === null || isReachable(element)) return () => undefined;
    element.setAttribute('data-info-stop', '');
    element.tabIndex = -1;
    if (!membersOf(group).some(({ tabIndex }) => tabIndex === 0)) element.tabIndex = 0;

    function onkeydown(event: KeyboardEvent): void {
        const step = steps[event.key];
        if (step === undefined || group === null || event.target !== element) return;
        const members = membersOf(group);
        const next = members[members.indexOf(element as HTMLElement) + step];
        if (next === undefined) return;
        makeStop(group, next);
        next.focus();
        event.preventDefault();
        event.stopPropagation();
    }
    element.addEventListener('keydown', onkeydown);
    return () => {
        element.removeEventListener('keydown', onkeydown);
        element.removeAttribute('data-info-stop');
        if (element.tabIndex === 0) makeStop(group, membersOf(group)[0]);
    };
}
