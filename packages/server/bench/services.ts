import { randomBytes } from 'node:crypto';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { createDrawings } from '../src/budget/drawings.ts';
import { createLog } from '../src/compose/log.ts';
import type { Services } from '../src/context/services.ts';
import type { Connections } from '../src/db/database.ts';
import { createBudgetedGuard } from '../src/guard/budgetedGuard.ts';
import { createFolderStore } from '../src/media/folderStore.ts';
import { createMetrics } from '../src/metrics/metrics.ts';
import { slowDigest } from '../src/sealing/codeDigest.ts';
import { createSealer } from '../src/sealing/sealer.ts';
import { unlimited } from '../test/support/budget.ts';
import { noPayments } from '../test/support/paymentSettings.ts';

/** A server's services that neither send, nor publish, nor write a log. */
export function benchServices({ db }: Pick<Connections, 'db'>, changes: Partial<Services> = {}): Services {
  return {
    db,
    reads: db,
    sms: async () => {},
    guard: createBudgetedGuard(unlimited),
    budget: unlimited,
    drawings: createDrawings({ budget: unlimited, clock: () => new Date() }),
    model: undefined,
    media: createFolderStore(tmpdir()),
    mediaQuotaBytes: 5 * 1024 ** 3,
    sealer: createSealer([randomBytes(32)]),
    codeDigest: slowDigest,
    moderation: 'auto',
    moderationHours: 2,
    jobs: { send: async () => {} },
    publishing: { adapters: {}, cooldownMs: 0, waitMs: 0, channelMs: 0, origin: 'http://localhost' },
    reach: { resolve: async () => [], isAllowed: () => false },
    payments: noPayments,
    headHunter: undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    isStopping: () => false,
    clock: () => new Date(),
    operatorToken: undefined,
    origin: undefined,
    portalOrigins: [],
    trustedProxies: new BlockList(),
    isIndexed: true,
    securityContact: undefined,
    indexNow: undefined,
    operator: { name: 'Kasb', stir: '000000000' },
    retentionMonths: 12,
    messenger: undefined,
    mailer: undefined,
    telegramSecret: undefined,
    smsNotices: false,
    smsDaily: 1_000_000,
    signUpsFree: 1_000_000,
    ...changes,
  };
}

/** The middle of some times. */
export function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
}
