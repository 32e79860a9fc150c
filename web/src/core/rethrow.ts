/** In a worker: a rejected promise becomes an error event for whoever has started the worker. */
export function rethrowRejections(): void {
    self.addEventListener('unhandledrejection', (event) => {
        event.preventDefault();
        setTimeout(() => {
            throw event.reason;
        });
    });
}
