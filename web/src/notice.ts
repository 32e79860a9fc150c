// Notices of the browser that it is the viewer's turn, while the page is in another tab; off by default.

import { preferences } from './preferences.svelte';

export const noticesPossible = 'Notification' in globalThis;

/** Asks the viewer for permission once; false if the browser shows no notices of this page. */
export async function allowNotices(): Promise<boolean> {
    return noticesPossible && (await Notification.requestPermission()) === 'granted';
}

/** Shows a notice if the viewer wants notices and does not see the page. A newer notice of a table replaces its last. */
export function notify(table: string, title: string, text: string): void {
    if (!preferences.notices || !noticesPossible || !document.hidden || Notification.permission !== 'granted') return;
    const notice = new Notification(title, { body: text, tag: table });
    notice.onclick = () => {
        window.focus();
        notice.close();
    };
}
