import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createPageCache } from '../../src/web/pageCache.ts';
import { followPageChanges } from '../../src/web/pageChanges.ts';
import type { PageChanges } from '../../src/web/pageChanges.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const { companies, screeningQuestions, vacancies } = schema;

let told: string[] = [];
let changes: PageChanges;

/** Who listens has no pooler before the database. */
const follow = () => {
  changes = followPageChanges(api.services, { everyMs: 3_600_000, listenUrl: api.databaseUrl });
  changes.onChange((addresses) => told.push(...addresses));
};
const companyOf = async (id: string) => {
  const [row] = await api.db.select().from(vacancies).where(eq(vacancies.id, id));
  return row?.companyId ?? '';
};

beforeEach(() => {
  told = [];
});
afterEach(() => changes.stop());

test('what changes a page is told at once, once, and a counted view is not', async () => {
  follow();
  const id = await api.vacancy();
  const company = await companyOf(id);
  const pages = [`/vacancies/${id}`, `/vacancies/${id}/respond`, `/companies/${company}`];
  await expect.poll(() => told).toEqual(pages);
  await api.db.update(vacancies).set({ views: 5 }).where(eq(vacancies.id, id));
  await api.db.update(vacancies).set({ salaryMin: 1 }).where(eq(vacancies.id, id));
  await expect.poll(() => told).toEqual([...pages, ...pages]);
  await api.db.update(companies).set({ name: 'Другая' }).where(eq(companies.id, company));
  await expect.poll(() => told).toEqual([...pages, ...pages, ...pages]);
});

test('a question that is asked, changed or asked no more changes the page of responding', async () => {
  const vacancyId = await api.vacancy();
  follow();
  const page = `/vacancies/${vacancyId}/respond`;
  const times = () => told.filter((address) => address === page).length;
  await expect.poll(times).toBe(1);
  const question = {
    vacancyId,
    position: 1,
    text: 'Есть санитарная книжка?',
    kind: 'yes_no',
    isRequired: true,
  } as const;
  await api.db.insert(screeningQuestions).values(question);
  await expect.poll(times).toBe(2);
  await api.db.update(screeningQuestions).set({ deletedAt: new Date() });
  await expect.poll(times).toBe(3);
});

test('where no notices come, changes are found by looking', async () => {
  changes = followPageChanges(api.services, { everyMs: 20 });
  changes.onChange((addresses) => told.push(...addresses));
  const id = await api.vacancy();
  await expect.poll(() => told).toContain(`/vacancies/${id}`);
});

test('a page that was being made when it changed is not kept', async () => {
  follow();
  const made: ((page: { isFound: boolean; bytes: number; text: string }) => void)[] = [];
  const cache = createPageCache(
    () => new Promise<{ isFound: boolean; bytes: number; text: string }>((done) => made.push(done)),
    () => 0,
  );
  const first = cache.get('/a');
  cache.forget('/a');
  const second = cache.get('/a');
  made[1]?.({ isFound: true, bytes: 1, text: 'new' });
  expect((await second).page.text).toBe('new');
  made[0]?.({ isFound: true, bytes: 1, text: 'old' });
  expect((await first).page.text).toBe('old');
  expect(cache.find('/a')?.page.text).toBe('new');
});
