/** @module-tag slow */

import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/db/database.ts';
import * as schema from '../../src/db/schema/index.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { phoneNumber } from '../support/phones.ts';
import { ServerHome } from '../support/serverProcess.ts';
import type { Running } from '../support/serverProcess.ts';
import { withSql } from '../support/sql.ts';
import type { SqlConnections } from '../support/sql.ts';

const home = ServerHome.forThisFile();
let database: TestDatabase;
let own: SqlConnections;
let server: Running;
let token = '';

beforeAll(async () => {
  database = await createDatabase();
  server = await home.launch({ DATABASE_URL: database.url });
  own = withSql(connect(database.url, { max: 2 }));
  const person = { phone: phoneNumber(), firstName: 'Азиз', lastName: 'Каримов', phoneVerified: true };
  const [user] = await own.db
    .insert(schema.users)
    .values({ ...person, role: 'employer' })
    .returning();
  token = randomBytes(32).toString('base64url');
  await own.db.insert(schema.sessions).values({
    tokenHash: createHash('sha256').update(token).digest(),
    userId: user?.id ?? '',
    expiresAt: new Date(Date.now() + 3_600_000),
  });
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await own.close();
  await database.drop();
});

const paths = ['/vacancies', '/vacancies?search=швея', '/reference/regions', '/health'];
const waitingForLocks = async () =>
  (await own.sql`select count(*)::int as count from pg_locks where not granted`)[0]?.count as number;
const me = () => fetch(`${server.url}/users/me`, { headers: { authorization: `Bearer ${token}` } });

test('M2: twelve calls that wait for a lock stop neither the public list nor the health', async () => {
  let unlock: () => void = () => undefined;
  const unlocked = new Promise<void>((done) => (unlock = done));
  let isLocked: () => void = () => undefined;
  const locked = new Promise<void>((done) => (isLocked = done));
  const locking = own.sql.begin(async (sql) => {
    await sql`lock table users in access exclusive mode`;
    isLocked();
    await unlocked;
  });
  await locked;
  // All four are answered while the twelve wait; a busy machine may need another try, since these wait for seconds and
  // some may be sent away before the last has come.
  for (let overtaken = 0; overtaken < paths.length;) {
    overtaken = 0;
    let answered = 0;
    const stuck = Array.from({ length: 12 }, async () => {
      const answer = await me();
      answered += 1;
      return answer;
    });
    await expect.poll(async () => answered > 0 || (await waitingForLocks()) >= 10).toBe(true);
    for (const path of paths) {
      const answer = await fetch(server.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      if (answered === 0) overtaken += 1;
    }
    // Those that wait get an answer before the lock ends, and know when to come again.
    for (const answer of await Promise.all(stuck)) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }
  unlock();
  await locking;
  expect((await me()).status).toBe(200);
});
