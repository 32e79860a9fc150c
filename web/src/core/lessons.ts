// Lessons without a server.

import { RequestError } from '../api';
import type { LessonRequest } from '../protocol';
import { isRefused } from './refused';
import { startWorker, WorkerHost } from './worker_host';

let started: Promise<WorkerHost> | undefined;

/** As POST /api/lessons. */
export async function askCore<T>(body: LessonRequest): Promise<T> {
    const host = await (started ??= start());
    const answer = await host.ask({ t: 'lesson', body });
    if (isRefused(answer)) throw new RequestError(answer.error);
    return answer as T;
}

async function start(): Promise<WorkerHost> {
    const host = new WorkerHost(startWorker(), {
        message: () => undefined,
        saving: () => undefined,
        failed: () => (started = undefined),
    });
    await host.start(null).catch(() => {
        started = undefined;
        throw new RequestError(null);
    });
    return host;
}
