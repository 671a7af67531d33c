import {
  claimModeration,
  createVacancy,
  getModeration,
  getVacancy,
  listAudit,
  listModerationQueue,
  moderateVacancy,
  nextModeration,
  releaseModeration,
  reopenModeration,
  updateVacancy,
} from '@kasb/contract';
import type { VacancyBody } from '@kasb/contract';
import { inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { moderationClaims } from '../../src/db/schema/index.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm, VacancySeen } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';
import type { TestOperator } from '../support/operators.ts';

const api = Harness.forThisFile();
const { signedIn } = operatorSteps(api);

interface Read {
  vacancy: VacancySeen;
  version: number;
  approved?: { version: number; content: { salary?: object } } | null;
  findings: { rule: string; field: string }[];
  claim?: { name: string; is_own: boolean } | null;
}

let firm: Firm;
let first: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  firm = await createFirm(api);
  first = await signedIn('moderator', 'Юнусова');
  other = await signedIn('moderator', 'Рахимова');
});
beforeEach(() => {
  api.app = createApp({ ...api.services, moderation: 'manual' }, { isStrict: true });
});

async function waiting(changes: Partial<VacancyBody> = {}) {
  const body = { ...vacancyForm, skipValidation: true, ...changes };
  return vacancyOf(await api.call(createVacancy, { params: { id: firm.id }, body }, { as: firm.owner.token })).id;
}
const save = (id: string, changes: Partial<VacancyBody>) =>
  api.call(
    updateVacancy,
    { params: { id }, body: { ...vacancyForm, skipValidation: true, ...changes } },
    { as: firm.owner.token },
  );
const read = async (id: string, as = first.token) =>
  (await api.call(getModeration, { params: { id } }, { as })).body as Read;
const claim = (id: string, as: string, takeOver = false) =>
  api.call(claimModeration, { params: { id }, body: { takeOver } }, { as });
const approve = (id: string, as: string, version?: number) =>
  api.call(
    moderateVacancy,
    { params: { id }, body: { status: 'approved' } },
    { as, ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }) },
  );
const queue = async () =>
  (
    (await api.call(listModerationQueue, { query: { limit: 100 } }, { as: first.token })).body as {
      items: (VacancySeen & { queue: { findings: number; claimed_by: string | null } })[];
    }
  ).items;

test('the queue tells how many places the rules stumble over, also after a save', async () => {
  const about = (words: string) => `${words}: смена с восьми до пяти, обед и автобус за счёт фабрики.`;
  const plain = await waiting({ title: 'Раскройщик трикотажа', description: about('Раскраиваем полотно') });
  const faulty = await waiting({
    title: 'Швея +998 90 123-45-67',
    description: about('Шьём рубашки'),
    requirements: ['Девушка до 35 лет'],
  });
  const counts = async () => {
    const rows = await queue();
    return [plain, faulty].map((id) => rows.find((row) => row.id === id)?.queue.findings);
  };
  expect((await read(faulty)).findings).toHaveLength(2);
  expect(await counts()).toEqual([0, 2]);
  await save(faulty, {
    title: 'Швея рубашек',
    description: about('Шьём рубашки'),
    requirements: ['Девушка до 35 лет'],
  });
  expect(await counts()).toEqual([0, 1]);
});

test('pay that nobody pays is found, and what the company asks for already', async () => {
  const description = 'Принимаем машины, считаем груз и ведём журнал на складе у вокзала.';
  const own = { title: 'Кладовщик ночной', location: 'Бухара', description };
  const rulesOf = async (id: string) => (await read(id)).findings.map(({ rule, field }) => [rule, field]);
  const counted = async (id: string) => (await queue()).find((row) => row.id === id)?.queue.findings;
  const one = await waiting({ ...own, salaryMin: 9000, salaryMax: 13_000, currency: 'UZS' });
  expect(await rulesOf(one)).toEqual([['pay', 'salary']]);
  expect(await counted(one)).toBe(1);
  const sameTitle = { title: 'кладовщик НОЧНОЙ', description: `${description} Ждём вас.` };
  const two = await waiting({ ...own, ...sameTitle });
  const elsewhere = await waiting({
    ...own,
    ...sameTitle,
    title: 'Кладовщик ночной',
    location: 'Карши',
    description: `${description} Да.`,
  });
  const sameText = await waiting({ title: 'Учётчик', location: 'Термез', description });
  expect(await rulesOf(two)).toEqual([['repeated', 'title']]);
  expect(await rulesOf(elsewhere)).toEqual([]);
  expect(await rulesOf(sameText)).toEqual([['repeated', 'title']]);
  expect(await Promise.all([one, two, elsewhere, sameText].map(counted))).toEqual([2, 1, 0, 1]);
});

test('the queue is of one company, or of those with a title like that', async () => {
  const [seamstress, cutter] = [await waiting({ title: 'Швея 100%' }), await waiting({ title: 'Закройщик' })];
  const found = async (query: { companyId?: string; search?: string; state?: 'decided' }) => {
    const { body } = await api.call(listModerationQueue, { query: { limit: 100, ...query } }, { as: first.token });
    return (body as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  expect(await found({ companyId: firm.id })).toEqual(expect.arrayContaining([seamstress, cutter]));
  for (const companyId of ['11111111-1111-4111-8111-111111111111', 'x']) expect(await found({ companyId })).toEqual([]);
  for (const search of ['швея 100', '100%']) expect(await found({ search })).toEqual([seamstress]);
  expect(await found({ search: '%%%' })).toEqual([]);
  await approve(seamstress, operatorToken);
  expect(await found({ companyId: firm.id, search: '100%', state: 'decided' })).toEqual([seamstress]);
});

test('operators read which of them decided, the employer that one did', async () => {
  const id = await waiting();
  await approve(id, first.token);
  const reopened = { params: { id }, body: { reason: 'Смотрели не ту версию' } };
  await api.call(reopenModeration, reopened, { as: other.token });
  const names = ({ moderation_history: history }: VacancySeen) => history.map(({ by }) => by);
  expect(names((await read(id)).vacancy).slice(1)).toEqual(['Нодира Юнусова', 'Нодира Рахимова']);
  const own = await api.call(getVacancy, { params: { id } }, { as: firm.owner.token });
  expect(JSON.stringify(own.body)).not.toMatch(/Нодира (Юнусова|Рахимова)/);
  expect(names(own.body as VacancySeen).slice(1)).toEqual(['Модератор', 'Модератор']);
  const { body: journal } = await api.call(listAudit, { query: { entityId: id } }, { as: operatorToken });
  expect(journal).toMatchObject({ items: [{ action: 'vacancy.reopened', reason: 'Смотрели не ту версию' }, {}] });
  // Nobody in particular comes by a token.
  await api.call(releaseModeration, { params: { id } }, { as: other.token });
  await approve(id, operatorToken);
  expect(names((await read(id)).vacancy).at(-1)).not.toContain('Нодира');
});

test('the journal tells what was decided in the words of who reads it', async () => {
  const id = await waiting();
  const body = { status: 'needs_revision' as const, reasons: ['contacts'], comment: 'Уберите номер' };
  expect((await api.call(moderateVacancy, { params: { id }, body }, { as: first.token })).status).toBe(200);
  const comments = async (language: 'ru' | 'uz') => {
    const asked = { as: operatorToken, headers: { 'accept-language': language } };
    const { body: told } = await api.call(listAudit, { query: { entityId: id } }, asked);
    return (told as { items: { changes: Record<string, unknown[]> }[] }).items[0]?.changes.moderation_comment;
  };
  expect(await comments('ru')).toEqual([null, 'Контакты в тексте\nУберите номер']);
  expect(await comments('uz')).toEqual([null, 'Matnda kontaktlar\nУберите номер']);
});

test('the pay that was approved is kept beside the texts', async () => {
  const id = await waiting({ salaryMin: 7_000_000, salaryMax: 13_000_000 });
  await approve(id, first.token);
  await save(id, { salaryMin: 9_000_000, salaryMax: 13_000_000, title: 'Технолог' });
  const { vacancy, approved } = await read(id);
  expect(vacancy).toMatchObject({ moderation_status: 'pending', salary_min: 9_000_000 });
  expect(approved?.content.salary).toEqual({
    min: 7_000_000,
    max: 13_000_000,
    currency: vacancyForm.currency ?? 'UZS',
  });
});

test('whoever looks at a vacancy keeps others from it, until they leave or ten minutes pass', async () => {
  const id = await waiting();
  expect((await claim(id, first.token)).body).toMatchObject({ claim: { name: 'Нодира Юнусова', is_own: true } });
  const isTaken = { code: 'claimedByOther', error: 'Вакансию смотрит Нодира Юнусова', name: 'Нодира Юнусова' };
  expect(await claim(id, other.token)).toMatchObject({ status: 409, body: isTaken });
  expect(await approve(id, other.token)).toMatchObject({ status: 409, body: isTaken });
  expect((await queue()).find((row) => row.id === id)?.queue.claimed_by).toBe('Нодира Юнусова');
  expect((await claim(id, other.token, true)).status).toBe(200);
  expect((await approve(id, first.token)).status).toBe(409);
  await api.call(releaseModeration, { params: { id } }, { as: other.token });
  expect((await claim(id, first.token)).status).toBe(200);
  api.pass(10 * 60 + 1);
  expect((await claim(id, other.token)).status).toBe(200);
});

test('a look that comes after the decision, or in the middle of it, is kept by nobody', async () => {
  const late = await waiting();
  await approve(late, first.token);
  expect((await claim(late, first.token)).status).toBe(200);
  const ids = await Promise.all(Array.from({ length: 20 }, () => waiting()));
  await Promise.all(ids.flatMap((id) => [approve(id, first.token), claim(id, first.token)]));
  const left = await api.db
    .select()
    .from(moderationClaims)
    .where(inArray(moderationClaims.vacancyId, [late, ...ids]));
  expect(left).toEqual([]);
});

test('two who ask at once get two vacancies, and what is skipped comes last', { tags: ['race'] }, async () => {
  const ids = await Promise.all([waiting(), waiting()]);
  // What others look at is theirs no more.
  api.pass(10 * 60 + 1);
  for (const { id } of await queue()) if (!ids.includes(id)) await approve(id, operatorToken);
  const next = async (as: string, skip: string[] = []) =>
    ((await api.call(nextModeration, { body: { skip } }, { as })).body as Read).vacancy.id;
  const taken = await Promise.all([next(first.token), next(other.token)]);
  expect(taken.toSorted()).toEqual(ids.toSorted());
  for (const [at, id] of taken.entries())
    await api.call(releaseModeration, { params: { id } }, { as: [first, other][at]?.token ?? '' });
  expect(await next(first.token, [taken[0] ?? ''])).toBe(taken[1]);
});

test('what was saved or decided since it was read is told, and support decides nothing', async () => {
  const id = await waiting();
  const { version } = await read(id);
  await save(id, { title: 'Технолог пошива' });
  const present = await read(id);
  expect(await approve(id, first.token, version)).toMatchObject({
    status: 409,
    body: { code: 'vacancyChanged', etag: `"${present.version}"`, vacancy: { id, title: present.vacancy.title } },
  });
  const { headers } = await api.call(getModeration, { params: { id } }, { as: first.token });
  expect(headers.get('etag')).toBe(`"${present.version}"`);
  const now = await read(id);
  const support = await signedIn('support', 'Саидова');
  expect((await approve(id, support.token, now.version)).status).toBe(403);
  const both = await Promise.all([first, other].map(({ token }) => approve(id, token, now.version)));
  expect(statusesOf(both).toSorted((left, right) => left - right)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'alreadyDecided' });
});

test('of two who claim at once one is told who has it', { tags: ['race'] }, async () => {
  const id = await waiting();
  const both = await Promise.all([first, other].map(({ token }) => claim(id, token)));
  expect(statusesOf(both).toSorted((left, right) => left - right)).toEqual([200, 409]);
  const name = both[0]?.status === 200 ? 'Нодира Юнусова' : 'Нодира Рахимова';
  expect(both.find(({ status }) => status === 409)?.body).toEqual({
    code: 'claimedByOther',
    error: `Вакансию смотрит ${name}`,
    name,
  });
});

test('of two who decide at once one is told who decided what, in their language', { tags: ['race'] }, async () => {
  const id = await waiting();
  const { version } = await read(id);
  const refuse = (as: string, language: string) =>
    api.call(
      moderateVacancy,
      { params: { id }, body: { status: 'needs_revision', comment: 'Уберите номер' } },
      { as, headers: { 'if-match': `"${version}"`, 'accept-language': language } },
    );
  const both = await Promise.all([first, other].map(({ token }) => refuse(token, 'uz')));
  expect(statusesOf(both).toSorted((left, right) => left - right)).toEqual([200, 409]);
  const name = both[0]?.status === 200 ? 'Нодира Юнусова' : 'Нодира Рахимова';
  const decided = { code: 'alreadyDecided', status: 'needs_revision', name };
  expect(both.find(({ status }) => status === 409)?.body).toEqual({
    ...decided,
    error: `Hal qilingan: Tuzatish kerak, ${name}`,
  });
  expect((await refuse(other.token, 'ru')).body).toEqual({
    ...decided,
    error: `Уже решено: Требует доработки, ${name}`,
  });
});

test('who comes after a token is told that a moderator decided', async () => {
  const id = await waiting();
  const { version } = await read(id);
  await approve(id, operatorToken);
  expect((await approve(id, first.token, version)).body).toMatchObject({ error: 'Уже решено: Одобрена, Модератор' });
});

describe('the version that was decided on', () => {
  /** Rules decide here. */
  const byRules = () => {
    api.app = createApp(api.services, { isStrict: true });
  };
  const versions = ({ moderation_history: history }: VacancySeen) =>
    history.map((event) => [event.status, (event as { version?: number }).version]);

  test('stands in the history, for operators alone', async () => {
    const id = await waiting();
    await approve(id, first.token);
    await save(id, { title: 'Технолог пошива' });
    expect(versions((await read(id)).vacancy)).toEqual([
      ['pending', 1],
      ['approved', 1],
      ['pending', 2],
    ]);
    const own = await api.call(getVacancy, { params: { id } }, { as: firm.owner.token });
    expect(versions(own.body as VacancySeen)[1]).toEqual(['approved', undefined]);
  });

  test('is compared with also where the rules approved it, as they read it last', async () => {
    byRules();
    const id = await waiting();
    await save(id, { salaryMin: 9_000_000 });
    await save(id, { title: 'Технолог пошива', salaryMin: 9_000_000 });
    const { vacancy, approved } = await read(id);
    expect(versions(vacancy)).toEqual([['approved', 3]]);
    expect(approved).toMatchObject({ version: 3, content: { title: 'Технолог пошива', salary: { min: 9_000_000 } } });
  });

  test('stays that of an operator when the rules find nothing in a later one', async () => {
    const id = await waiting();
    await approve(id, first.token);
    byRules();
    await save(id, { title: 'Технолог пошива' });
    expect((await read(id)).approved).toMatchObject({ version: 1, content: { title: vacancyForm.title } });
  });
});

test('what another moderator looks at is not reopened under their hands', async () => {
  const id = await waiting();
  await claim(id, first.token);
  const reopen = (as: string) => api.call(reopenModeration, { params: { id } }, { as });
  expect(await reopen(other.token)).toMatchObject({ status: 409, body: { code: 'claimedByOther' } });
  expect((await read(id)).claim).toMatchObject({ is_own: true });
  expect((await reopen(first.token)).status).toBe(200);
  await api.call(releaseModeration, { params: { id } }, { as: first.token });
});

test('a reason that nobody knows is told with those that there are', async () => {
  const id = await waiting();
  const body = { status: 'rejected' as const, reasons: ['nosuch'] };
  const { status, body: told } = await api.call(moderateVacancy, { params: { id }, body }, { as: first.token });
  expect([status, told]).toMatchObject([
    422,
    { fields: { reasons: { text: expect.stringMatching(/contacts, discrimination/) } } },
  ]);
});
