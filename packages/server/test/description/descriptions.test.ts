/** @module-tag slow */

import { createCompany, deleteCompany, getCompany, updateCompany } from '@kasb/contract';
import type { CompanyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { fillNext } from '../../src/description/describeJob.ts';
import type { DescriptionWork } from '../../src/description/describeJob.ts';
import { fillDescriptions } from '../support/descriptions.ts';
import { legalBody } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { openSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const api = Harness.forThisFile();
const text = 'Фабрика шьёт домашний текстиль из узбекского хлопка на экспорт';

let site: Site;
let status = 200;
let onAsked: () => Promise<void>;

beforeAll(async () => {
  site = await openSite('127.0.0.1', (_, response) => {
    const html = `<meta name="description" content="${text}">`;
    void onAsked().then(() => response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html));
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  status = 200;
  onAsked = async () => {};
  site.asked.length = 0;
  await api.db.delete(schema.descriptionJobs);
});

const work = (): DescriptionWork => ({
  ...api.services,
  reach: { resolve: async () => ['127.0.0.1'], isAllowed: () => true },
});
const website = () => `http://firm.uz:${site.port}/`;

async function create(changes: Partial<CompanyBody>) {
  const { token } = await api.person('employer');
  const { body } = await api.call(createCompany, { body: await legalBody(api, changes) }, { as: token });
  const { id } = body as { id: string };
  const description = async () =>
    ((await api.call(getCompany, { params: { id } }, { as: token })).body as { description: string | null })
      .description;
  return { id, token, description };
}
const jobs = () => api.db.select().from(schema.descriptionJobs);

describe('a company with a website and no description', () => {
  test('gets one from its page', async () => {
    const { description } = await create({ website: website() });
    expect(await description()).toBeNull();
    expect(await fillDescriptions(work())).toBe(1);
    expect(await description()).toBe(text);
    expect(await jobs()).toEqual([]);
    expect(await fillDescriptions(work())).toBe(0);
  });

  test('also when it is saved so', async () => {
    const { id, token, description } = await create({});
    expect(await fillDescriptions(work())).toBe(0);
    await api.call(
      updateCompany,
      { params: { id }, body: await legalBody(api, { website: website(), description: null }) },
      { as: token },
    );
    await fillDescriptions(work());
    expect(await description()).toBe(text);
  });

  test('keeps what a person wrote meanwhile', async () => {
    const { id, description } = await create({ website: website() });
    onAsked = async () => {
      await api.db.update(schema.companies).set({ description: 'Своё' }).where(eq(schema.companies.id, id));
    };
    await fillDescriptions(work());
    expect(await description()).toBe('Своё');
    expect(await jobs()).toEqual([]);
  });

  test('does not get that of the website it had before', async () => {
    const { id, token, description } = await create({ website: website() });
    onAsked = async () => {
      onAsked = async () => {};
      await api.call(
        updateCompany,
        { params: { id }, body: await legalBody(api, { website: `${website()}new` }) },
        { as: token },
      );
    };
    // One worker: another could be late enough to find the new wish.
    await fillNext(work());
    expect(await description()).toBeNull();
    expect(await jobs()).toMatchObject([{ website: `${website()}new`, attempts: 0 }]);
  });
});

test.each([
  ['without a website', {}],
  ['with a description', { website: 'https://firm.uz', description: 'Своё' }],
])('a company %s has nothing read', async (_, changes) => {
  await create(changes);
  expect(await jobs()).toEqual([]);
});

test('a description given later, or a deletion, ends the wish', async () => {
  const { id, token } = await create({ website: website() });
  await api.call(
    updateCompany,
    { params: { id }, body: await legalBody(api, { website: website(), description: 'Своё' }) },
    { as: token },
  );
  expect(await jobs()).toEqual([]);
  const other = await create({ website: website() });
  await api.call(deleteCompany, { params: { id: other.id } }, { as: other.token });
  expect(await jobs()).toEqual([]);
});

describe('a site that fails', () => {
  test('for a moment is tried again, twice in all, with a pause', async () => {
    await create({ website: website() });
    status = 503;
    for (const pause of [5, 0]) {
      expect(await fillDescriptions(work())).toBe(1);
      expect(await fillDescriptions(work())).toBe(0);
      api.pass(pause);
    }
    expect(await jobs()).toEqual([]);
    expect(site.asked).toHaveLength(2);
    expect(api.logged.filter((line) => line.includes('website not read')).length).toBeGreaterThanOrEqual(2);
  });

  test('and then works', async () => {
    const { description } = await create({ website: website() });
    status = 500;
    await fillDescriptions(work());
    status = 200;
    api.pass(5);
    await fillDescriptions(work());
    expect(await description()).toBe(text);
  });

  test('for good is not tried again', async () => {
    await create({ website: website() });
    status = 404;
    await fillDescriptions(work());
    expect(await jobs()).toEqual([]);
  });

  test('because it is closed is not tried again', async () => {
    await create({ website: 'http://169.254.169.254/latest/meta-data' });
    await fillDescriptions({ ...work(), reach: { ...work().reach, isAllowed: () => false } });
    expect([await jobs(), site.asked]).toEqual([[], []]);
  });
});

describe('workers', () => {
  test('share the jobs: each is done once', { tags: ['race'] }, async () => {
    const made = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => create({ website: `${website()}${number}` })));
    await Promise.all([fillDescriptions(work()), fillDescriptions(work()), fillDescriptions(work())]);
    await fillDescriptions(work());
    expect(site.asked.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `firm.uz:${site.port} /${number}`));
    for (const { description } of made) expect(await description()).toBe(text);
  });

  test('that die leave their jobs to others', async () => {
    const { id, description } = await create({ website: website() });
    // What a worker that was killed leaves: the job is taken, and its time is in the future.
    const taken = new Date(api.now.getTime() + 30_000);
    await api.db
      .update(schema.descriptionJobs)
      .set({ attempts: 1, runAfter: taken, takenUntil: taken })
      .where(eq(schema.descriptionJobs.companyId, id));
    expect(await fillDescriptions(work())).toBe(0);
    api.pass(31);
    expect(await fillDescriptions(work())).toBe(1);
    expect(await description()).toBe(text);
  });

  // The last one: from here on this server does its jobs.
  test('are called by a save, and again after a pause', async () => {
    api.services.reach = work().reach;
    api.now = new Date();
    status = 503;
    await api.work();
    const { description } = await create({ website: website() });
    // Until it is kept that it failed, the pause is one from then.
    await expect.poll(jobs).toMatchObject([{ attempts: 1, takenUntil: null }]);
    expect(site.asked).toHaveLength(1);
    status = 200;
    api.pass(6);
    await expect.poll(description).toBe(text);
    await expect.poll(jobs).toEqual([]);
  });
});
