import {
  createModerationReason,
  getVacancy,
  listAudit,
  listModerationReasons,
  moderateVacancy,
  updateModerationReason,
} from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import { Harness, operatorToken as as, statusesOf } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const kasb = kasbOf(api);
const { signedIn } = operatorSteps(api);

type Body = BodyOf<typeof createModerationReason>;

const reason = (textRu: string, more: Partial<Body> = {}): Body => ({
  textRu,
  textUz: 'Begona surat',
  kinds: ['revise'],
  ...more,
});
const add = (body: Body, token = as) => api.call(createModerationReason, { body }, { as: token });
const edit = (code: string, body: BodyOf<typeof updateModerationReason>, token = as) =>
  api.call(updateModerationReason, { params: { code }, body }, { as: token });
const listed = async (state?: 'all') =>
  ((await api.call(listModerationReasons, { query: { state } }, { as })).body as { items: { code: string }[] }).items;
const codes = async (state?: 'all') => (await listed(state)).map(({ code }) => code);
const journal = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: object[] }).items;

/** What the employer reads of a vacancy that went back for a reason. */
async function readOf(code: string, language: 'ru' | 'uz') {
  const firm = await createFirm(api);
  const body = { status: 'needs_revision' as const, reasons: [code] };
  expect((await api.call(moderateVacancy, { params: { id: firm.vacancyId }, body }, { as })).status).toBe(200);
  const read = await api.call(
    getVacancy,
    { params: { id: firm.vacancyId } },
    { as: firm.owner.token, headers: { 'accept-language': language } },
  );
  return read.body as { moderation_comment: string; moderation_reasons: object[] };
}

describe('a reason', () => {
  test('is added after the others, under a code of its words, and stands in the journal', async () => {
    expect(await add(reason('Чужое фото'))).toMatchObject({
      status: 201,
      body: { code: 'chuzhoe-foto', kinds: ['revise'], is_active: true },
    });
    expect((await codes()).at(-1)).toBe('chuzhoe-foto');
    expect(await journal('chuzhoe-foto')).toMatchObject([{ action: 'reason.added', entity_title: 'Чужое фото' }]);
  });

  test('is read by the employer in their language', async () => {
    await add(reason('Нет адреса', { code: 'address', textUz: 'Manzil yo‘q' }));
    expect((await readOf('address', 'ru')).moderation_comment).toBe('Нет адреса');
    expect(await readOf('address', 'uz')).toMatchObject({
      moderation_comment: 'Manzil yo‘q',
      moderation_reasons: [{ code: 'moderatorSays', values: { ru: 'Нет адреса', uz: 'Manzil yo‘q' } }],
    });
  });

  test('of ours says what an admin wrote in its place', async () => {
    expect(await readOf('insult', 'ru')).toMatchObject({ moderation_reasons: [{ code: 'moderatorInsult' }] });
    const words = { textRu: 'Грубость', textUz: 'Qo‘pollik', kinds: ['reject' as const], position: 9 };
    await edit('insult', { ...words, isActive: true });
    expect((await readOf('insult', 'uz')).moderation_comment).toBe('Qo‘pollik');
  });

  test('is given no more once it is retired, and again; what changes nothing is not told', async () => {
    await add(reason('Старая', { code: 'old', position: 50 }));
    const body = { ...reason('Старая'), kinds: ['revise' as const], position: 50 };
    expect(await edit('old', { ...body, isActive: false })).toMatchObject({ status: 200, body: { is_active: false } });
    expect(await codes()).not.toContain('old');
    expect(await codes('all')).toContain('old');
    await edit('old', { ...body, isActive: false });
    await edit('old', { ...body, isActive: true });
    expect(await codes()).toContain('old');
    const deeds = (await journal('old')).map((row) => (row as { action: string }).action);
    expect(deeds.toSorted()).toEqual(['reason.added', 'reason.changed', 'reason.changed']);
  });

  test('is an admin’s, has words and a kind, and one code', async () => {
    const support = (await signedIn('support')).token;
    const body = { ...reason('Чужая'), kinds: ['revise' as const], position: 1, isActive: true };
    expect((await add(reason('Чужая'), support)).status).toBe(403);
    expect((await edit('thin', body, support)).status).toBe(403);
    expect((await edit('none', body)).status).toBe(404);
    expect((await add(reason(' '))).status).toBe(422);
    expect((await add(reason('Пустая', { kinds: [] }))).status).toBe(422);
    expect(await add(reason('ъь'))).toMatchObject({
      status: 422,
      body: { fields: { code: { code: 'slugRequired' } } },
    });
    const twins = await Promise.all([add(reason('Двойник')), add(reason('двойник'))]);
    expect(statusesOf(twins)).toEqual([201, 409]);
  });
});

test('the command line adds, changes and retires as the page does', async () => {
  const added = await kasb('reason', 'add', 'Нет смены', 'Smena yo‘q', '--for', 'revise', '--code', 'shift');
  expect(added).toMatchObject({ code: 0, out: 'Added Нет смены: shift.' });
  expect((await kasb('reason', 'edit', 'shift', 'Не указана смена', '--position', '3')).code).toBe(0);
  expect(await listed()).toContainEqual(
    expect.objectContaining({ code: 'shift', text: 'Не указана смена', text_uz: 'Smena yo‘q', position: 3 }),
  );
  expect(await kasb('reason', 'retire', 'shift')).toMatchObject({
    code: 0,
    out: 'Не указана смена is not given any more.',
  });
  expect((await kasb('reason', 'list')).out).toMatch(/shift +revise +not given any more/);
  expect((await kasb('reason', 'edit', 'shift')).code).toBe(0);
  expect(await codes()).toContain('shift');
  expect((await kasb('audit', 'list')).out).toMatch(/reason\.added +Нет смены/);
  expect((await kasb('reason', 'retire', 'none')).code).toBe(1);
  expect((await kasb('reason', 'add', 'Раз', 'Bir', '--code', 'shift')).code).toBe(1);
  for (const wrong of [
    ['--for', 'later'],
    ['--position', '0'],
    ['--code', 'Два слова'],
  ])
    expect((await kasb('reason', 'add', 'Раз', 'Bir', ...wrong)).code).toBe(2);
});
