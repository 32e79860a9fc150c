// What a worker saves and sends. A message that may depend on a change is sent when the change is saved.

export interface Outbox<Saved, Message> {
    save(saved: Saved): void;
    send(message: Message): void;
    /** At the end of a request. */
    flush(): void;
}

const retryAfter = 2000;

/** `saving` says whether changes could not be saved for a while; they are tried again and again. */
export function makeOutbox<Saved, Message>(
    write: (batch: readonly Saved[]) => Promise<void>,
    post: (message: Message) => void,
    saving: (delayed: boolean) => void,
): Outbox<Saved, Message> {
    let toSave: Saved[] = [];
    let toSend: Message[] = [];
    let isWriting = false;

    async function writeAll(): Promise<void> {
        isWriting = true;
        while (toSave.length > 0) {
            const [batch, messages] = [toSave, toSend];
            toSave = [];
            toSend = [];
            for (let failed = false; ; failed = true) {
                try {
                    await write(batch);
                    if (failed) saving(false);
                    break;
                } catch {
                    saving(true);
                    await new Promise((resolve) => setTimeout(resolve, retryAfter));
                }
            }
            messages.forEach(post);
        }
        isWriting = false;
        sendAll();
    }
    function sendAll(): void {
        const messages = toSend;
        toSend = [];
        messages.forEach(post);
    }
    return {
        save: (saved) => toSave.push(saved),
        send: (message) => toSend.push(message),
        flush: () => {
            if (isWriting) return;
            if (toSave.length > 0) void writeAll();
            else sendAll();
        },
    };
}
