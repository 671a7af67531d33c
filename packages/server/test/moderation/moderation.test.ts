import {
  createVacancy,
  getPublicVacancy,
  getVacancy,
  listModerationQueue,
  moderateVacancy,
  updateVacancy,
} from '@kasb/contract';
import type { ModerationDecision, VacancyBody } from '@kasb/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm, VacancySeen } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';

const api = Harness.forThisFile();

/** The rest of a test runs on a server where an operator decides. */
function switchToManual(): void {
  api.app = createApp({ ...api.services, moderation: 'manual' }, { isStrict: true });
}
afterEach(() => {
  api.app = createApp(api.services, { isStrict: true });
});

const create = async (firm: Firm, changes: Partial<VacancyBody> = {}) =>
  vacancyOf(
    await api.call(
      createVacancy,
      { params: { id: firm.id }, body: { ...vacancyForm, ...changes } },
      { as: firm.owner.token },
    ),
  );
const get = async (firm: Firm, id: string) =>
  (await api.call(getVacancy, { params: { id } }, { as: firm.owner.token })).body as VacancySeen;
const save = async (firm: Firm, id: string, changes: Partial<VacancyBody> = {}) =>
  (
    await api.call(
      updateVacancy,
      { params: { id }, body: { ...vacancyForm, skipValidation: true, ...changes } },
      { as: firm.owner.token },
    )
  ).body as VacancySeen;
const decide = (id: string, body: ModerationDecision) =>
  api.call(moderateVacancy, { params: { id }, body }, { as: operatorToken });
const statuses = ({ moderation_history: history }: VacancySeen) => history.map(({ status, by }) => [status, by]);
const queue = async () =>
  (
    (await api.call(listModerationQueue, { query: { limit: 100 } }, { as: operatorToken })).body as {
      items: VacancySeen[];
    }
  ).items.map(({ id }) => id);

describe('by rules', () => {
  test('a good vacancy is approved', async () => {
    const firm = await createFirm(api);
    const made = await create(firm);
    expect(made).toMatchObject({ moderation_status: 'approved', moderation_comment: null });
    expect(statuses(made)).toEqual([['approved', 'Правила платформы']]);
  });

  test('another is sent back with all that is to be mended, and approved when it is', async () => {
    const firm = await createFirm(api);
    const made = await create(firm, {
      title: 'Технолог +998 90 123-45-67',
      requirements: ['Девушка до 30 лет'],
      description: undefined,
    });
    expect(made.moderation_status).toBe('needs_revision');
    for (const text of ['телефоны', 'описание', 'к полу']) expect(made.moderation_comment).toContain(text);
    const better = await save(firm, made.id, { requirements: ['Девушка'] });
    expect(better.moderation_comment).toBe('Уберите требования к полу: трудовой кодекс их запрещает');
    expect(better.moderation_reasons).toEqual([{ code: 'demandsSex' }]);
    expect(await save(firm, made.id)).toMatchObject({ moderation_status: 'approved', moderation_comment: null });
    expect(statuses(await get(firm, made.id))).toEqual([
      ['needs_revision', 'Правила платформы'],
      ['needs_revision', 'Правила платформы'],
      ['approved', 'Правила платформы'],
    ]);
  });

  test('what they found is said in the language of the page, what an operator wrote as it was written', async () => {
    const firm = await createFirm(api);
    const made = await create(firm, { requirements: [], description: 'Тикиш' });
    const inUzbek = async () =>
      (
        await api.call(
          getVacancy,
          { params: { id: made.id } },
          { as: firm.owner.token, headers: { 'accept-language': 'uz' } },
        )
      ).body as VacancySeen;
    const comment = 'Tavsifni to‘ldiring: ish haqida kamida 40 ta belgi yozing\nKamida bitta talab qo‘shing';
    const reasons = [{ code: 'descriptionTooShort', values: { min: 40 } }, { code: 'requirementMissing' }];
    expect(await inUzbek()).toMatchObject({
      moderation_comment: comment,
      moderation_reasons: reasons,
      moderated_by: 'Platforma qoidalari',
      moderation_history: [{ comment, reasons, by: 'Platforma qoidalari' }],
    });
    await decide(made.id, { status: 'rejected', comment: 'requirementMissing' });
    expect(await inUzbek()).toMatchObject({
      moderation_comment: 'requirementMissing',
      moderation_reasons: [],
      moderated_by: 'Moderator',
    });
  });

  test('an edit that breaks a rule takes the vacancy off the public list', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const isPublic = async () => (await api.call(getPublicVacancy, { params: { id: firm.vacancyId } })).status === 200;
    expect(await isPublic()).toBe(true);
    await save(firm, firm.vacancyId, { requirements: ['Только мужчины'] });
    expect(await isPublic()).toBe(false);
    await save(firm, firm.vacancyId);
    expect(await isPublic()).toBe(true);
  });

  test('a status, or a save without a change, is no matter for it', async () => {
    const firm = await createFirm(api);
    const made = await create(firm, { description: undefined });
    await api.call(
      updateVacancy,
      { params: { id: made.id }, body: { vacancyStatus: 'paused' } },
      { as: firm.owner.token },
    );
    await save(firm, made.id, { description: undefined, vacancyStatus: 'paused' });
    expect(statuses(await get(firm, made.id))).toHaveLength(1);
  });

  test('the operator is not overruled: what they refused comes back to them', async () => {
    const firm = await createFirm(api);
    await decide(firm.vacancyId, { status: 'rejected', comment: 'Такой фабрики нет' });
    expect(await save(firm, firm.vacancyId, { location: 'Хива' })).toMatchObject({
      moderation_status: 'pending',
      moderation_comment: null,
    });
    expect(await save(firm, firm.vacancyId, { location: 'Бухара' })).toMatchObject({ moderation_status: 'pending' });
    expect(await queue()).toContain(firm.vacancyId);
    expect(statuses(await get(firm, firm.vacancyId))).toEqual([
      ['approved', 'Правила платформы'],
      ['rejected', 'Модератор'],
      ['pending', 'Азиз Каримов'],
    ]);
  });
});

describe('by an operator', () => {
  test('new and edited vacancies wait, drafts and closed ones out of the queue, oldest first', async () => {
    switchToManual();
    const firm = await createFirm(api);
    const before = await queue();
    api.pass(1);
    const draft = await create(firm, { vacancyStatus: 'draft' });
    api.pass(1);
    const made = await create(firm);
    expect(made).toMatchObject({ moderation_status: 'pending', moderation_comment: null });
    expect(await queue()).toEqual([...before, made.id]);
    await api.call(
      updateVacancy,
      { params: { id: draft.id }, body: { vacancyStatus: 'active' } },
      { as: firm.owner.token },
    );
    expect(await queue()).toEqual([...before, draft.id, made.id]);
    await decide(made.id, { status: 'approved' });
    expect(await queue()).toEqual([...before, draft.id]);
    expect(await save(firm, made.id, { salaryMin: 1 })).toMatchObject({ moderation_status: 'pending' });
    expect(await queue()).toEqual([...before, draft.id, made.id]);
  });

  test('the queue has pages and a total', async () => {
    switchToManual();
    const firm = await createFirm(api);
    for (let count = 0; count < 3; count += 1) await create(firm);
    const all = await queue();
    const paged: string[] = [];
    let path: string | undefined = '/api/operator/moderation?limit=2';
    while (path !== undefined && paged.length < 100) {
      const { body, headers } = await api.request(path, { headers: { authorization: `Bearer ${operatorToken}` } });
      expect(headers.get('x-total-count')).toBe(String(all.length));
      paged.push(...(body as { items: VacancySeen[] }).items.map(({ id }) => id));
      path = /<(.+)>;/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(all);
  });

  test('a decision is shown to the employer and kept in the history', async () => {
    switchToManual();
    const firm = await createFirm(api);
    const { status, body } = await decide(firm.vacancyId, { status: 'needs_revision', comment: 'Уточните зарплату' });
    expect([status, body]).toMatchObject([
      200,
      { moderation_status: 'needs_revision', moderation_comment: 'Уточните зарплату', moderated_by: 'Модератор' },
    ]);
    expect((await get(firm, firm.vacancyId)).moderation_history).toMatchObject([
      { status: 'pending', comment: null, by: 'Азиз Каримов' },
      { status: 'needs_revision', comment: 'Уточните зарплату', by: 'Модератор' },
    ]);
    expect(await save(firm, firm.vacancyId, { salaryMin: 7 })).toMatchObject({
      moderation_status: 'pending',
      moderation_comment: null,
    });
  });

  test.each(['rejected', 'needs_revision'] as const)('%s needs a comment', async (status) => {
    const firm = await createFirm(api);
    for (const comment of [undefined, null, '', '  ']) {
      expect(await decide(firm.vacancyId, { status, comment })).toMatchObject({
        status: 422,
        body: { fields: { comment: { code: expect.any(String) } } },
      });
    }
    for (const length of [2001, 10_000])
      expect((await decide(firm.vacancyId, { status, comment: 'я'.repeat(length) })).status).toBe(422);
  });

  test('HTML in a comment is text as any, and a reason that there is not is refused', async () => {
    const firm = await createFirm(api);
    const comment = '<img src=x onerror=alert(1)>';
    for (const reason of ['none', '<b>contacts</b>'])
      expect(await decide(firm.vacancyId, { status: 'rejected', reasons: [reason] })).toMatchObject({
        status: 422,
        body: { fields: { reasons: { code: 'oneOf' } } },
      });
    const long = ['x'.repeat(10_000)];
    expect((await decide(firm.vacancyId, { status: 'rejected', reasons: long })).status).toBe(422);
    const { status, body } = await decide(firm.vacancyId, { status: 'rejected', comment });
    expect([status, body]).toMatchObject([200, { moderation_comment: comment }]);
  });

  test('the same decision twice is one in the history, two at once are both', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const reject = () => decide(firm.vacancyId, { status: 'rejected', comment: 'Нет' });
    expect(statusesOf(await Promise.all([reject(), reject()]))).toEqual([200, 200]);
    await Promise.all([
      decide(firm.vacancyId, { status: 'approved' }),
      decide(firm.vacancyId, { status: 'needs_revision', comment: 'Уточните' }),
    ]);
    const seen = await get(firm, firm.vacancyId);
    expect(statuses(seen)).toHaveLength(4);
    expect(seen.moderation_history.at(-1)?.status).toBe(seen.moderation_status);
  });

  test('nothing is decided on what is not there', async () => {
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000']) {
      expect((await decide(id, { status: 'approved' })).status).toBe(404);
    }
  });
});
