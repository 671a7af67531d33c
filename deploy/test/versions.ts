import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createClient,
  createVacancy,
  getCurrentUser,
  getVacancy,
  listCompanies,
  loginByPhone,
  searchVacancies,
  verifyPhone,
} from '@kasb/contract';
import { codeAfter } from '../../e2e/outbox.ts';
import { startServer } from '../../scripts/lib/serverProcess.ts';
import { cloneVersions, newestMigration } from './lib/rehearsedVersions.ts';

// pnpm test versions: a server of the version before the newest migration works on beside one of this version, which
// migrates the database under it: what people do on either is there on the other.

const [employer, other, candidate] = ['998901234567', '998917654321', '998935550011'];
const home = mkdtempSync(join(tmpdir(), 'kasb-versions-'));
const [source, dataDir] = [join(home, 'source'), join(home, 'data')];
mkdirSync(dataDir);

/** Signs somebody of the demo in. @returns their token */
async function signIn(url: string, phone: string): Promise<string | undefined> {
  const client = createClient({ baseUrl: url });
  let challenge: string | undefined;
  const ask = async () => {
    ({ challenge } = (await client.send(loginByPhone, { body: { phone } })).data);
  };
  const code = await codeAfter(phone, ask, join(dataDir, 'outbox', 'sms.jsonl'));
  return (await client.send(verifyPhone, { body: { phone, code, challenge } })).data.token;
}

/** What somebody who is signed in does on a server. */
function person(url: string, token: string | undefined) {
  const client = createClient({ baseUrl: url, getToken: () => token });
  return {
    phone: async () => (await client.send(getCurrentUser, {})).data.user.phone,
    async write(title: string): Promise<string> {
      const { data: companies } = await client.send(listCompanies, {});
      const form = { title, description: 'Фабрика шьёт домашний текстиль. Вы отвечаете за качество кроя и пошива.' };
      const { data } = await client.send(createVacancy, { params: { id: companies.items[0]?.id ?? '' }, body: form });
      return data.id ?? '';
    },
    async read(id: string, title: string): Promise<void> {
      const { data } = await client.send(getVacancy, { params: { id } });
      if (data.title !== title) throw new Error(`${url} has «${data.title}» in place of «${title}»`);
    },
  };
}

/** Searches all the time until it is told to end. @returns how many were answered @throws where one failed */
async function keepSearching(url: string, signal: AbortSignal): Promise<number> {
  const client = createClient({ baseUrl: url });
  for (let asked = 0; ; asked += 1) {
    if (signal.aborted) return asked;
    await client.send(searchVacancies, {});
    await delay(20);
  }
}

if (newestMigration() === undefined) {
  console.log('versions: 0 tests, as there is one migration: nothing came before it');
  process.exit();
}

try {
  const { migration } = cloneVersions(source);
  const before = await startServer({ dataDir, program: join(source, 'packages/server/src/main.ts') });
  const token = await signIn(before.url, employer);
  const old = person(before.url, token);
  const written = await old.write('Ткач');
  const over = new AbortController();
  const searched = keepSearching(before.url, over.signal);
  // Seen when it ends.
  searched.catch(() => undefined);

  const now = await startServer({ dataDir });
  const fresh = person(now.url, token);
  await fresh.read(written, 'Ткач');
  await old.read(await fresh.write('Закройщик'), 'Закройщик');
  await fresh.read(await old.write('Швея'), 'Швея');
  // Who signs in on the one is signed in on the other.
  for (const [phone, here, there] of [
    [candidate, before.url, now.url],
    [other, now.url, before.url],
  ] as const) {
    const seen = await person(there, await signIn(here, phone)).phone();
    if (seen !== phone) throw new Error(`${phone} signed in as ${seen}`);
  }
  over.abort();
  const count = await searched;
  await before.stop();
  await fresh.write('Красильщик');
  await now.stop();
  console.log(`beside ${migration}: ${count} searches of the version before, none failed`);
  console.log('versions: 1 passed, 0 failed');
} catch (error) {
  console.error(error);
  console.log('versions: 0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}
