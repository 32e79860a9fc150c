// Registers the service worker, and knows when a new version of the page is ready.

import { home } from '../link';

class Updates {
    /** The new version, waiting for the viewer's consent. */
    waiting = $state.raw<ServiceWorker | null>(null);

    async register(): Promise<void> {
        if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
        const registering = navigator.serviceWorker.register(`${home}service_worker.js`);
        const registration: ServiceWorkerRegistration | undefined = await registering.catch(() => undefined);
        // A browser may forbid it; then the page needs the network.
        if (!registration) return;
        const look = (): void => {
            // The first version takes over by itself.
            if (navigator.serviceWorker.controller !== null) this.waiting = registration.waiting;
        };
        const follow = (): void => registration.installing?.addEventListener('statechange', look);
        look();
        follow();
        registration.addEventListener('updatefound', follow);
        document.addEventListener('visibilitychange', () => {
            if (!document.hidden && navigator.onLine) void registration.update().catch(() => undefined);
        });
    }

    /** Starts the new version in all tabs; local tables and drafts are saved. */
    apply(): void {
        navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
        this.waiting?.postMessage('update');
    }
}

export const updates = new Updates();
