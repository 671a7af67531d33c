import { tmpdir } from 'node:os';
import type { Services } from '../src/context.ts';
import type { Connections } from '../src/db/database.ts';
import { rulesGuard } from '../src/guard/rulesGuard.ts';
import { createLog } from '../src/log.ts';
import { createFolderStore } from '../src/media/folderStore.ts';

/** A server's services that neither send, nor publish, nor write a log. */
export function benchServices({ db, sql }: Connections, changes: Partial<Services> = {}): Services {
  return {
    db,
    sql,
    sms: async () => {},
    guard: rulesGuard,
    model: undefined,
    media: createFolderStore(tmpdir()),
    moderation: 'auto',
    jobs: { send: async () => {} },
    publishing: { adapters: {}, cooldownMs: 0, waitMs: 0, channelMs: 0, origin: 'http://localhost' },
    headHunter: undefined,
    log: createLog('silent'),
    clock: () => new Date(),
    operatorToken: undefined,
    origin: undefined,
    isProxyTrusted: false,
    ...changes,
  };
}

/** The middle of some times. */
export function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}
