import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathOf } from '@kasb/contract';
import type { Arguments, Endpoint, Role } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { website } from '../../src/adapters/channels/website.ts';
import type { Sms } from '../../src/adapters/sms/sms.ts';
import { createDrawings } from '../../src/budget/drawings.ts';
import { createApp } from '../../src/compose/app.ts';
import type { AppOptions } from '../../src/compose/app.ts';
import { jobs } from '../../src/compose/jobs.ts';
import { createLog } from '../../src/compose/log.ts';
import type { Services } from '../../src/context/services.ts';
import { connect } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createBudgetedGuard } from '../../src/guard/budgetedGuard.ts';
import { openQueue } from '../../src/jobs/queue.ts';
import type { JobQueue } from '../../src/jobs/queue.ts';
import { createFolderStore } from '../../src/media/folderStore.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { listOf } from '../../src/network/network.ts';
import { createSealer } from '../../src/sealing/sealer.ts';
import { unlimited } from './budget.ts';
import { connectServing, createDatabase } from './database.ts';
import { noPayments } from './paymentSettings.ts';
import { phoneNumber } from './phones.ts';
import { tagOf } from './sql.ts';
import type { Tag } from './sql.ts';

/** What came back. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

interface CallOptions {
  /** A bearer token. */
  as?: string;
  headers?: Record<string, string>;
}

/** A person with a session. */
export interface TestPerson {
  id: string;
  phone: string;
  token: string;
}

export const operatorToken = 'operator-token-of-the-tests';

/** The statuses of calls made at once, which end in any order. */
export function statusesOf(answers: Answer[]): number[] {
  return answers.map(({ status }) => status).toSorted((left, right) => left - right);
}

/** A server on a database of its own, with a clock and an SMS box in the test's hands. One for each test file. */
export class Harness {
  readonly sent: Sms[] = [];
  readonly logged: string[] = [];
  /** What the latest code of each phone is shown with, as a client keeps it. */
  readonly challenges = new Map<string, string>();
  now = new Date('2026-03-02T09:00:00.000Z');
  /** What sending an SMS does besides keeping it. */
  onSms: () => void = () => undefined;
  services!: Services;
  /** Asks its database directly. */
  sql!: Tag;
  /** Where its database is, as its owner: for more servers on it. */
  databaseUrl = '';
  private queue!: JobQueue;
  private isEnding = false;
  app!: ReturnType<typeof createApp>;

  /** Registers the start and the end with the test file. */
  static forThisFile(options: AppOptions = {}): Harness {
    const harness = new Harness();
    let end = async () => {};
    beforeAll(async () => {
      end = await harness.start(options);
    });
    afterAll(() => end());
    return harness;
  }

  private async start(options: AppOptions): Promise<() => Promise<void>> {
    const database = await createDatabase();
    const folder = await mkdtemp(join(tmpdir(), 'kasb-media-'));
    this.databaseUrl = database.url;
    const { db, close } = connectServing(database);
    const lines = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        this.logged.push(chunk.toString());
        done();
      },
    });
    this.sql = tagOf(db);
    this.queue = openQueue({ databaseUrl: database.servingUrl, log: createLog('info', lines) });
    this.services = {
      db,
      reads: db,
      sms: async (sms) => {
        this.onSms();
        this.sent.push(sms);
      },
      messenger: undefined,
      mailer: undefined,
      telegramSecret: undefined,
      smsNotices: false,
      guard: createBudgetedGuard(unlimited),
      budget: unlimited,
      drawings: createDrawings({ budget: unlimited, clock: () => this.now }),
      model: undefined,
      media: createFolderStore(folder),
      mediaQuotaBytes: 5 * 1024 ** 3,
      sealer: createSealer([randomBytes(32)]),
      // A slow one would take longer than all the calls around it.
      codeDigest: async (code, salt) => createHash('sha256').update(salt).update(code).digest(),
      moderation: 'auto',
      moderationHours: 2,
      jobs: this.queue,
      publishing: {
        adapters: { website },
        cooldownMs: 24 * 3600 * 1000,
        // A busy machine decides nothing; a test of silence sets its own.
        waitMs: 240_000,
        channelMs: 120_000,
        origin: 'https://kasb.uz',
      },
      // Nobody's website.
      reach: { resolve: async () => [], isAllowed: () => false },
      payments: noPayments,
      headHunter: undefined,
      log: createLog('info', lines),
      metrics: createMetrics(),
      isStopping: () => this.isEnding,
      clock: () => this.now,
      operatorToken,
      origin: undefined,
      portalOrigins: ['https://portal.example.uz'],
      trustedProxies: listOf(['127.0.0.1']),
      isIndexed: true,
      securityContact: undefined,
      indexNow: undefined,
      operator: { name: 'ООО «Касб»', stir: '301234567' },
      retentionMonths: 12,
      smsDaily: 5000,
      signUpsFree: 600,
    };
    this.app = createApp(this.services, { isStrict: true, ...options });
    return async () => {
      // As a server does: what goes on by itself would have the queue wait for it.
      this.isEnding = true;
      await this.queue.stop();
      await close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    };
  }

  get db(): Services['db'] {
    return this.services.db;
  }

  /** From now on this server also does the jobs that it is asked for. */
  async work(): Promise<void> {
    await this.queue.work(this.services, jobs);
  }

  pass(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  /** Does something in a transaction of somebody else, who holds on to it while the server works. */
  async meanwhile<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
    const { db, close } = connect(this.databaseUrl, { max: 1 });
    try {
      return await db.transaction(work);
    } finally {
      await close();
    }
  }

  /** Sends a request as it is. */
  async request(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.app.request(`http://localhost${path}`, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }

  /** Calls an endpoint as the contract's client does. */
  async call<E extends Endpoint>(endpoint: E, args: Arguments<E>, { as, headers }: CallOptions = {}): Promise<Answer> {
    const { params, query, body } = args as { params?: unknown; query?: unknown; body?: unknown };
    const answer = await this.request(pathOf(endpoint, { params, query }), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(as === undefined ? {} : { authorization: `Bearer ${as}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { challenge } = (answer.body ?? {}) as { challenge?: string };
    const { phone } = (body ?? {}) as { phone?: string };
    if (challenge !== undefined && phone !== undefined) this.challenges.set(phone, challenge);
    return answer;
  }

  /** A verified person with a session. */
  async person(role: Role = 'candidate'): Promise<TestPerson> {
    const phone = phoneNumber();
    const [user] = await this.db
      .insert(schema.users)
      .values({ phone, firstName: 'Азиз', lastName: 'Каримов', role, phoneVerified: true })
      .returning();
    const token = randomBytes(32).toString('base64url');
    const id = user?.id ?? '';
    await this.db.insert(schema.sessions).values({
      tokenHash: createHash('sha256').update(token).digest(),
      userId: id,
      createdAt: this.now,
      lastUsedAt: this.now,
      expiresAt: new Date(this.now.getTime() + 30 * 24 * 3600 * 1000),
    });
    return { id, phone, token };
  }

  /** A vacancy of a new company; public unless told otherwise. */
  async vacancy(
    values: Partial<typeof schema.vacancies.$inferInsert> = {},
    { company = 'Samarqand Textile', isPublished = true } = {},
  ): Promise<string> {
    const owner = await this.person('employer');
    const [area] = await this.db.select().from(schema.areas).limit(1);
    const [firm] = await this.db
      .insert(schema.companies)
      .values({
        name: company,
        email: 'hr@firm.uz',
        phone: '998712000000',
        companyType: 'legal',
        areaId: area?.id ?? 0,
      })
      .returning();
    const [row] = await this.db
      .insert(schema.vacancies)
      .values({
        companyId: firm?.id ?? '',
        title: 'Швея',
        createdBy: owner.id,
        status: 'active',
        moderationStatus: 'approved',
        ...values,
      })
      .returning();
    if (isPublished) await this.publish(row?.id ?? '');
    return row?.id ?? '';
  }

  async publish(vacancyId: string): Promise<void> {
    const { channels, deliveries } = schema;
    const [site] = await this.db.select().from(channels).where(eq(channels.type, 'website'));
    await this.db
      .insert(deliveries)
      .values({ vacancyId, channelId: site?.id ?? '', status: 'success', publishedAt: this.now });
  }
}
