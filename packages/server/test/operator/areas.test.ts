import {
  createArea,
  createCompany,
  listAreas,
  listAudit,
  listOperatorAreas,
  removeArea,
  savePrompt,
  updateArea,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { areas } from '../../src/db/schema/index.ts';
import { until } from '../support/channel.ts';
import { legalBody } from '../support/firm.ts';
import { Harness, operatorToken as as, statusesOf } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const { signedIn } = operatorSteps(api);

const add = async (name: string, more: Partial<BodyOf<typeof createArea>> = {}) => {
  const { body } = await api.call(createArea, { body: { name, ...more } }, { as });
  return String((body as { id: number }).id);
};
const edit = (id: string, body: BodyOf<typeof updateArea>, token = as) =>
  api.call(updateArea, { params: { id }, body }, { as: token });
const remove = (id: string, token = as) => api.call(removeArea, { params: { id } }, { as: token });
const listed = async (id: string) =>
  ((await api.call(listOperatorAreas, {}, { as })).body as { items: { id: string }[] }).items.find(
    (area) => area.id === id,
  );
const named = async (id: string, language: 'ru' | 'uz') => {
  const { body } = await api.call(listAreas, {}, { headers: { 'accept-language': language } });
  return (body as { items: { id: number; name: string }[] }).items.find((area) => String(area.id) === id)?.name;
};
const deeds = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: { action: string }[] }).items.map(
    ({ action }) => action,
  );
const open = async (areaId: string) => {
  const { token } = await api.person('employer');
  return api.call(createCompany, { body: { ...(await legalBody(api)), areas_activity: areaId } }, { as: token });
};

describe('an activity sphere', () => {
  test('is named in both languages, and put into another', async () => {
    const [parent, id] = [await add('Ремёсла'), await add('Вышывка', { nameUz: 'Kashta' })];
    api.pass(1);
    const body = { name: 'Вышивка', nameUz: 'Kashtachilik', parentId: parent };
    expect(await edit(id, body)).toMatchObject({
      status: 200,
      body: { name: 'Вышивка', name_uz: 'Kashtachilik', parent_id: parent, slug: 'vyshyvka', companies_count: 0 },
    });
    expect(await named(id, 'ru')).toBe('Вышивка');
    expect(await named(id, 'uz')).toBe('Kashtachilik');
    await edit(id, body);
    expect(await deeds(id)).toEqual(['area.changed', 'area.added']);
    expect(await edit(id, { name: 'Вышивка' })).toMatchObject({ body: { parent_id: null } });
  });

  test('never lies in itself, also where two are moved at once', { tags: ['race'] }, async () => {
    const [top, below] = [await add('Верх'), await add('Низ')];
    expect((await edit(below, { name: 'Низ', parentId: top })).status).toBe(200);
    const loop = { status: 422, body: { fields: { parentId: { code: 'areaLoop' } } } };
    expect(await edit(top, { name: 'Верх', parentId: below })).toMatchObject(loop);
    expect(await edit(top, { name: 'Верх', parentId: top })).toMatchObject(loop);
    const [one, two] = [await add('Один'), await add('Два')];
    const both = [edit(one, { name: 'Один', parentId: two }), edit(two, { name: 'Два', parentId: one })];
    expect(statusesOf(await Promise.all(both))).toEqual([200, 422]);
  });

  test('is removed where nothing hangs on it', async () => {
    const [parent, id, told] = [await add('Цветы'), await add('Сады'), await add('Теплицы')];
    await edit(id, { name: 'Сады', parentId: parent });
    await api.call(savePrompt, { params: { areaId: told, language: 'ru' }, body: { instructions: 'Спроси' } }, { as });
    expect(await remove(parent)).toMatchObject({ status: 409, body: { code: 'areaUsed' } });
    expect((await remove(told)).status).toBe(409);
    expect((await open(id)).status).toBe(201);
    expect(await listed(id)).toMatchObject({ companies_count: 1 });
    expect((await remove(id)).status).toBe(409);
    const free = await add('Пустая');
    expect(statusesOf(await Promise.all([remove(free), remove(free)]))).toEqual([200, 404]);
    expect(await deeds(free)).toContain('area.removed');
  });

  test('that goes while a company takes it is not taken', async () => {
    const id = await add('Уходящая');
    let opening: ReturnType<typeof open> | undefined;
    await api.meanwhile(async (transaction) => {
      await transaction.delete(areas).where(eq(areas.id, Number(id)));
      opening = open(id);
      await until(async () => {
        const waiting = await api.sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return waiting.length > 0;
      });
    });
    expect(await opening).toMatchObject({ status: 422, body: { fields: { areas_activity: { code: 'unknownArea' } } } });
  });

  test('is an admin’s, with a fresh second step to remove it; support sees all', async () => {
    const [support, moderator] = [(await signedIn('support')).token, (await signedIn('moderator')).token];
    const id = await add('Общая');
    expect((await edit(id, { name: 'Чужая' }, support)).status).toBe(403);
    expect((await remove(id, support)).status).toBe(403);
    expect((await api.call(listOperatorAreas, {}, { as: support })).status).toBe(200);
    expect((await api.call(listOperatorAreas, {}, { as: moderator })).status).toBe(403);
    const admin = (await signedIn('admin')).token;
    api.pass(16 * 60);
    expect(await remove(id, admin)).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
    expect((await edit('x', { name: 'Никакая' })).status).toBe(404);
    expect((await edit('999999', { name: 'Никакая' })).status).toBe(404);
    expect((await edit(id, { name: 'Общая', parentId: '999999' })).status).toBe(422);
  });
});

test('the command line does the same', async () => {
  const { out } = await kasb('area', 'add', 'Гончары', '--uz', 'Kulollar');
  const id = /: (\d+)\./.exec(out)?.[1] ?? '';
  expect(await named(id, 'uz')).toBe('Kulollar');
  const parent = await add('Глина');
  expect(await kasb('area', 'edit', 'gonchary', 'Гончарное дело', '--parent', parent)).toMatchObject({ code: 0 });
  expect(await listed(id)).toMatchObject({ name: 'Гончарное дело', name_uz: 'Kulollar', parent_id: parent });
  expect((await kasb('area', 'remove', parent)).error).toContain('others lie in it');
  expect((await kasb('area', 'edit', parent, '--parent', id)).code).toBe(1);
  expect((await kasb('area', 'edit', id, '--parent', 'none')).code).toBe(0);
  expect(await kasb('area', 'remove', parent)).toMatchObject({ code: 0, out: 'Removed Глина.' });
  expect((await kasb('area', 'list')).out).toMatch(/gonchary +0 companies +Гончарное дело +Kulollar/);
  expect((await kasb('area', 'remove', 'none')).code).toBe(1);
});
