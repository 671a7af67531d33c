import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { programOptions } from '../../scripts/programOptions.ts';
import { freePort } from '../../src/db/cluster/programs.ts';
import { openChannel } from './channel.ts';
import type { Channel, Received } from './channel.ts';
import { serverProgram } from './serverProgram.ts';
import type { Tag } from './sql.ts';

/** A server process on a database. */
export interface ServerProcess {
  url: string;
  output: () => string;
  isAlive: () => boolean;
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

/** Without the demo: safe settings, by which nobody is written to; the same for all processes on a database. */
const safe = {
  // A busy machine decides nothing.
  KASB_ORIGIN: 'http://localhost',
  KASB_SMS: 'eskiz',
  ESKIZ_EMAIL: 'hr@kasb.uz',
  ESKIZ_PASSWORD: 'none',
  KASB_OPERATOR_NAME: 'Kasb',
  KASB_OPERATOR_STIR: '301234567',
  KASB_SECRET_KEYS: randomBytes(32).toString('base64'),
};

/** Starts one and waits until it is well. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const { server, compileCache } = await serverProgram();
  const own = { PATH: process.env.PATH, PORT: String(port), NODE_COMPILE_CACHE: compileCache, LOG_LEVEL: 'warn' };
  const child: ChildProcess = spawn(process.execPath, [...programOptions, server], {
    env: { ...own, ...safe, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server does not start:\n${text}`);
    if ((await fetch(`${url}/ready`).catch(() => undefined))?.ok) break;
    await delay(50);
  }
  return {
    url,
    output: () => text,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}

/** An employer with a company, a subscription, approved vacancies and services. */
export interface Scene {
  token: string;
  vacancyIds: string[];
  /** By type; the own site among them. */
  serviceIds: Record<string, string>;
}

/** Writes one. */
export async function writeScene(
  sql: Tag,
  { vacancies, postings }: { vacancies: number; postings: number | null },
): Promise<Scene> {
  const token = randomBytes(32).toString('base64url');
  const [user] = await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      values ('998900000000', 'А', 'Б', 'employer', true) returning id`;
  const userId = user?.id as string;
  await sql`insert into sessions (token_hash, user_id, expires_at)
    values (${createHash('sha256').update(token).digest()}, ${userId}, now() + interval '29.5 days')`;
  const [company] = await sql`insert into companies (name, email, phone, company_type, area_id)
      select 'Компания', 'a@b.uz', '998900000000', 'legal', id from areas limit 1 returning id`;
  await sql`insert into company_members (company_id, user_id, role)
    values (${company?.id as string}, ${userId}, 'owner')`;
  await sql`insert into subscriptions (user_id, plan_id, started_at, postings_limit, amount_paid, currency)
    select ${userId}, id, now() - interval '1 day', ${postings}, 0, 'UZS' from pricing_plans where name = 'Бизнес'`;
  const rows = await sql<{ id: string }[]>`
    insert into vacancies (company_id, title, status, moderation_status, created_by)
    select ${company?.id as string}, 'Вакансия ' || number, 'active', 'approved', ${userId}
      from generate_series(1, ${vacancies}::int) number returning id`;
  await sql`insert into channels (type, name, identifier)
    values ('telegram', 'Канал', '@kasb'), ('other', 'Доска', 'board')`;
  const services = await sql<{ id: string; type: string }[]>`select id, type from channels`;
  return {
    token,
    vacancyIds: rows.map(({ id }) => id),
    serviceIds: Object.fromEntries(services.map(({ id, type }) => [type, id])),
  };
}

/** Asks a server to publish. @returns the status, or 0 when it went away */
export async function askToPublish(url: string, { token, serviceIds }: Scene, vacancyId: string): Promise<number> {
  const response = await fetch(`${url}/api/vacancy-posting/vacancies/${vacancyId}/publish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ selectedServiceIds: Object.values(serviceIds) }),
  }).catch(() => undefined);
  await response?.text().catch(() => undefined);
  return response?.status ?? 0;
}

/** Channels that count: Telegram knows no keys, the board takes each key once. */
export interface CountingChannels {
  telegram: Channel;
  board: Channel;
  env: Record<string, string>;
  /** How often a channel has taken a vacancy. */
  count: (channel: 'telegram' | 'board', vacancyId: string) => number;
  /** How many calls came at all. */
  total: () => number;
  close: () => Promise<void>;
}

/** Opens them; each call takes some time on both sides of its being taken. */
export async function openCountingChannels(slowMs: number): Promise<CountingChannels> {
  const taken = { telegram: [] as string[], board: [] as string[] };
  const keys = new Set<string>();
  let id = 0;
  const slowly = async () => delay(slowMs * (0.5 + Math.random()));
  const telegram = await openChannel(async ({ path, body }: Received) => {
    await slowly();
    if (path.endsWith('/sendMessage')) taken.telegram.push(/vacancies\/([\w-]+)/.exec(String(body.text))?.[1] ?? '');
    await slowly();
    return { body: { ok: true, result: { message_id: (id += 1) } } };
  });
  const board = await openChannel(async ({ headers, body }: Received) => {
    await slowly();
    const key = String(headers['idempotency-key']);
    if (body.action === 'publish' && !keys.has(key)) taken.board.push((body.vacancy as { id: string }).id);
    keys.add(key);
    await slowly();
    return { body: { id: key } };
  });
  return {
    telegram,
    board,
    // The same for all processes, since links in messages begin with it.
    env: {
      KASB_ORIGIN: 'https://kasb.uz',
      KASB_TELEGRAM_TOKEN: '1:x',
      KASB_TELEGRAM_URL: telegram.url,
      KASB_WEBHOOK_URL: board.url,
      KASB_WEBHOOK_SECRET: 'secret-of-the-board',
    },
    count: (channel, vacancyId) => taken[channel].filter((taken) => taken === vacancyId).length,
    total: () => telegram.calls.length + board.calls.length,
    close: async () => {
      await telegram.close();
      await board.close();
    },
  };
}

/** What publications say in the end, against what the channels have: the ids of those that are not honest. */
export async function judge(sql: Tag, { vacancyIds }: Scene, channels: CountingChannels) {
  const rows = await sql<{ vacancyId: string; type: string; status: string; error: string | null }[]>`
    select vacancy_id as "vacancyId", type, deliveries.status, error from deliveries
      join channels on channels.id = channel_id`;
  const channelOf = { telegram: 'telegram', other: 'board' } as const;
  const dishonest = rows.filter(({ vacancyId, type, status, error }) => {
    if (status !== 'success' && status !== 'failed') return true;
    if (type === 'website') return status === 'failed';
    const times = channels.count(channelOf[type as keyof typeof channelOf], vacancyId);
    return status === 'success' ? times !== 1 : times > 1 || !error;
  });
  const twice = vacancyIds.filter((id) => channels.count('telegram', id) > 1 || channels.count('board', id) > 1);
  const failed = rows.filter(({ status }) => status === 'failed');
  return { parts: rows.length, dishonest, twice, failed };
}
