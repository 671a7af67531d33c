import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Connections } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { vacancyForm } from './firm.ts';
import { phoneNumber } from './phones.ts';
import type { Tag } from './sql.ts';

/** Somebody with a company. */
export interface Writer {
  token: string;
  companyId: string;
}

/** Sends something as a person. */
export const post = (url: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A verified employer with a session. @returns its token */
async function writeEmployer({ db }: Connections): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const name = { firstName: 'Азиз', lastName: 'Каримов' };
  const [user] = await db
    .insert(schema.users)
    .values({ phone: phoneNumber(), ...name, role: 'employer', phoneVerified: true })
    .returning();
  await db.insert(schema.sessions).values({
    tokenHash: createHash('sha256').update(token).digest(),
    userId: user?.id ?? '',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return token;
}

/** The same with a company, which a server makes. */
export async function createWriter(connections: Connections, url: string): Promise<Writer> {
  const token = await writeEmployer(connections);
  const [area] = await connections.db.select().from(schema.areas).limit(1);
  const company = { companyType: 'legal', name: 'Textile', email: 'hr@firm.uz', phone: '998712000000' };
  const made = await post(`${url}/api/employer/companies`, token, {
    ...company,
    areas_activity: String(area?.id),
    cityId: 801,
    stir: String(randomInt(400_000_000, 900_000_000)),
    oked: '13920',
  });
  if (made.status !== 201) throw new Error(`No company was made: ${made.status}`);
  return { token, companyId: ((await made.json()) as { id: string }).id };
}

async function create(url: string, { token, companyId }: Writer, title: string, key: string): Promise<boolean> {
  const path = `${url}/api/employer/companies/${companyId}/vacancies`;
  const answer = await post(path, token, { ...vacancyForm, title }, { 'idempotency-key': key }).catch(() => undefined);
  return answer?.status === 201;
}

/** Writers at work, each of whom tries every vacancy with one key until it is told that it is there. */
export interface Writing {
  /** Titles that the server told to be stored. */
  acknowledged: Set<string>;
  /** Waits for the last ones. */
  stop: () => Promise<void>;
}

/** Lets people write vacancies without end: those of a list in turns, so that no limit stands in the way. */
export function startWriting(url: string, people: Writer[][], isServed: () => boolean): Writing {
  const acknowledged = new Set<string>();
  let isOver = false;
  const write = async (turns: Writer[], writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const person = turns[count % turns.length];
      if (!person) return;
      const title = `Швея ${writer}.${count}`;
      const key = randomUUID();
      while (!(await create(url, person, title, key))) {
        if (!isServed()) return;
        await delay(50);
      }
      acknowledged.add(title);
    }
  };
  const writing = Promise.all(people.map(write));
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

/** What was acknowledged and is not there, and what is there twice. */
export async function judgeWriting(sql: Tag, { acknowledged }: Writing) {
  const rows = await sql<{ title: string; count: number }[]>`
    select title, count(*)::int from vacancies where title ~ '^Швея [0-9]+[.]' group by title`;
  const stored = new Set(rows.map(({ title }) => title));
  return {
    lost: [...acknowledged].filter((title) => !stored.has(title)),
    doubled: rows.filter(({ count }) => count > 1).map(({ title }) => title),
  };
}
