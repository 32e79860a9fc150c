/** Storage may be forbidden; then nothing outlives the page. */
export function tryStorage<T>(action: () => T): T | undefined {
    try {
        return action();
    } catch {
        return undefined;
    }
}
