import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import type { Connections } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { vacancyForm } from '../support/firm.ts';
import { phoneNumber } from '../support/phones.ts';
import { ServerHome } from '../support/serverProcess.ts';

const home = ServerHome.forThisFile();
const writers = 8;
const rounds = 10;
/** Many, so that no limit of one person stands in the way. */
const peopleOfWriter = 12;

interface Person {
  token: string;
  companyId: string;
}

const post = (url: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });

/** An employer with a company. */
async function createPerson({ db }: Connections, url: string, areaId: number): Promise<Person> {
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
  const company = { companyType: 'legal', name: 'Textile', email: 'hr@firm.uz', phone: '998712000000' };
  const stir = String(randomInt(400_000_000, 900_000_000));
  const made = await post(`${url}/api/employer/companies`, token, {
    ...company,
    areas_activity: String(areaId),
    cityId: 801,
    stir,
    oked: '13920',
  });
  expect(made.status).toBe(201);
  return { token, companyId: ((await made.json()) as { id: string }).id };
}

async function create(url: string, { token, companyId }: Person, title: string, key: string): Promise<boolean> {
  const path = `${url}/api/employer/companies/${companyId}/vacancies`;
  const answer = await post(path, token, { ...vacancyForm, title }, { 'idempotency-key': key }).catch(() => undefined);
  return answer?.status === 201;
}

test(
  'H3: a database that is killed under eight writers takes neither the server nor a write with it',
  { timeout: 900_000 },
  async () => {
    const server = await home.launch({ LOG_LEVEL: 'warn' });
    const cluster = await openCluster({ dataDir: home.dataDir });
    const own = connect(cluster.urlOf('kasb'), { max: 4 });
    const [area] = await own.db.select().from(schema.areas).limit(1);
    const people: Person[] = [];
    for (let count = 0; count < writers * peopleOfWriter; count += 1)
      people.push(await createPerson(own, server.url, area?.id ?? 0));
    await own.close();
    await cluster.stop();

    const acknowledged = new Set<string>();
    let isOver = false;
    const write = async (writer: number) => {
      for (let count = 0; !isOver; count += 1) {
        const person = people[writer * peopleOfWriter + (count % peopleOfWriter)];
        if (!person) throw new Error('There are too few people');
        const title = `Швея ${writer}.${count}`;
        const key = randomUUID();
        // As a page does: the same key until there is an answer.
        while (!(await create(server.url, person, title, key))) {
          if (server.child.exitCode !== null) return;
          await delay(50);
        }
        acknowledged.add(title);
      }
    };
    const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

    for (let round = 0; round < rounds; round += 1) {
      // In the middle of writes.
      const started = acknowledged.size;
      await expect.poll(() => acknowledged.size).toBeGreaterThan(started + writers);
      const before = home.postmasterPid() ?? 0;
      const count = acknowledged.size;
      process.kill(before, 'SIGKILL');
      await expect.poll(() => home.postmasterPid()).not.toBe(before);
      await expect.poll(async () => (await fetch(`${server.url}/health`).catch(() => undefined))?.status).toBe(200);
      await expect.poll(() => acknowledged.size).toBeGreaterThan(count);
      expect(server.child.exitCode, server.output()).toBeNull();
    }
    isOver = true;
    await writing;

    const again = await openCluster({ dataDir: home.dataDir });
    const { sql, close } = connect(again.urlOf('kasb'), { max: 1 });
    const rows = await sql<{ title: string; count: number }[]>`
      select title, count(*)::int from vacancies where title ~ '^Швея [0-9]+[.]' group by title`;
    await close();
    await again.stop();
    expect(rows.filter(({ count }) => count > 1)).toEqual([]);
    const stored = new Set(rows.map(({ title }) => title));
    expect([...acknowledged].filter((title) => !stored.has(title))).toEqual([]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  },
);
