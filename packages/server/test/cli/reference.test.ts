import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAreas, listSkills } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { areaOf } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const publisher = new Publisher(api);

const namesOf = async (call: typeof listSkills | typeof listAreas) =>
  ((await api.call(call, {})).body as { items: { name: string }[] }).items.map(({ name }) => name);

test('a skill is added once, and stands in the journal', async () => {
  expect(await kasb('skill', 'add', 'Вышивка  крестом')).toMatchObject({
    code: 0,
    out: expect.stringContaining('Added'),
  });
  expect(await namesOf(listSkills)).toContain('Вышивка крестом');
  const again = await kasb('skill', 'add', 'вышивка крестом');
  expect(again).toMatchObject({ code: 1, error: expect.stringContaining('already') });
  expect((await kasb('audit', 'list')).out).toMatch(/skill\.added +Вышивка крестом/);
  expect((await kasb('skill', 'add', 'я'.repeat(101))).code).toBe(2);
});

test('a skill is called otherwise, and what the assistant is told is removed', async () => {
  const { out } = await kasb('skill', 'add', 'Шитье');
  const id = /: (\d+)\./.exec(out)?.[1] ?? '';
  expect(await kasb('skill', 'rename', id, 'Шитьё')).toMatchObject({ code: 0, out: 'It is called Шитьё now.' });
  expect(await namesOf(listSkills)).toContain('Шитьё');
  await kasb('skill', 'add', 'Вязание');
  expect(await kasb('skill', 'rename', id, 'вязание')).toMatchObject({
    code: 1,
    error: expect.stringContaining('already'),
  });
  expect((await kasb('skill', 'rename', '999999', 'Ткань')).code).toBe(1);

  const area = await areaOf(api);
  await kasb('prompt', 'set', area, 'ru', 'Спроси о смене');
  expect((await kasb('prompt', 'remove', area, 'ru')).code).toBe(0);
  expect((await kasb('prompt', 'list')).out).not.toContain('Спроси о смене');
  expect((await kasb('prompt', 'remove', area, 'ru')).code).toBe(1);
  expect((await kasb('prompt', 'versions', area, 'ru')).out).toContain('Спроси о смене');
  expect((await kasb('prompt', 'versions', area, 'en')).code).toBe(1);
});

test('a pack is set from a file, list by list, and the list of prompts tells its sizes', async () => {
  const area = await areaOf(api, 'construction');
  const folder = await mkdtemp(join(tmpdir(), 'kasb-pack-'));
  const file = join(folder, 'pack.json');
  const set = async (text: string) => {
    await writeFile(file, text);
    return kasb('prompt', 'set', area, 'ru', 'Спроси о вахте', '--pack', file);
  };
  try {
    expect(await set(JSON.stringify({ titles: ['Монтажник', ' '] }))).toMatchObject({ code: 0 });
    const sizes = new RegExp(`^${area} .*ru  titles 1, duties 6, requirements 6, benefits 6, questions 6 +Спроси`, 'm');
    expect((await kasb('prompt', 'list')).out).toMatch(sizes);
    expect((await kasb('prompt', 'versions', area, 'ru')).out).toContain('titles 8, duties 6');
    expect(await set(JSON.stringify({ titles: ['я'.repeat(201)] }))).toMatchObject({
      code: 2,
      error: expect.stringContaining('pack.titles.0: tooLong 200'),
    });
    for (const text of ['{"title": []}', '{', 'null', '"x"']) expect((await set(text)).code).toBe(2);
    expect((await kasb('prompt', 'set', area, 'ru', 'Спроси', '--pack', join(folder, 'none.json'))).code).toBe(2);
    expect((await kasb('prompt', 'set', area, 'ru', ' ')).code).toBe(2);
    expect((await kasb('prompt', 'list')).out).toMatch(sizes);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('an area is added at the top, or under one that is there', async () => {
  const { out } = await kasb('area', 'add', 'Ремёсла', '--slug', 'crafts');
  const id = /: (\d+)\./.exec(out)?.[1] ?? '';
  expect((await kasb('area', 'add', 'Гончары', '--parent', id)).code).toBe(0);
  expect(await namesOf(listAreas)).toEqual(expect.arrayContaining(['Ремёсла', 'Гончары']));
  expect((await kasb('area', 'add', 'Ткачи', '--parent', '999999')).code).toBe(1);
  expect((await kasb('area', 'add', 'Ещё', '--slug', 'crafts')).code).toBe(1);
  expect((await kasb('area', 'add', 'Ещё', '--slug', 'Два слова')).code).toBe(2);
});

test('reasons of moderators are listed with both languages', async () => {
  expect((await kasb('reason', 'list')).out).toMatch(/contacts +\S/);
});

test('a decision is taken back, and a vacancy that is none has none', async () => {
  const { vacancyId } = await publisher.firm();
  await kasb('moderate', 'reject', vacancyId, '--comment', 'Нет адреса');
  expect(await kasb('moderate', 'reopen', vacancyId)).toMatchObject({ code: 0, out: 'It waits again.' });
  expect((await kasb('moderate', 'list')).out).toContain(vacancyId);
  expect((await kasb('moderate', 'reopen', '7f000000-0000-4000-8000-000000000000')).code).toBe(1);
});

test('the day is shown in numbers, with what needs somebody', async () => {
  const { vacancyId } = await publisher.firm();
  await api.db.execute(sql`update vacancies set moderation_status = 'pending' where id = ${vacancyId}`);
  api.pass(3 * 3600);
  const today = await kasb('today');
  expect(today.code).toBe(0);
  expect(today.out).toMatch(/^vacancies +[1-9]/m);
  expect(today.out).toMatch(/^! late: [1-9]/m);
  expect((await kasb('today', '--day', '2020-01-01')).out).toMatch(/^vacancies +0/m);
  for (const none of ['2020-02-30', '2020-13-01', 'вчера']) expect((await kasb('today', '--day', none)).code).toBe(2);
});

test('somebody is shown as operators see them', async () => {
  const { phone } = await api.person('candidate');
  const { out } = await kasb('user', 'show', phone);
  expect(out).toContain(`phone: "${phone}"`);
  expect(out).not.toContain('resume');
});
