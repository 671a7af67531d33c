import {
  claimModeration,
  createVacancy,
  getModeration,
  getVacancy,
  listModerationQueue,
  moderateVacancy,
  nextModeration,
  releaseModeration,
  reopenModeration,
  updateVacancy,
} from '@kasb/contract';
import type { VacancyBody } from '@kasb/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
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
  const plain = await waiting();
  const faulty = await waiting({ title: 'Швея +998 90 123-45-67', requirements: ['Девушка до 35 лет'] });
  const counts = async () => {
    const rows = await queue();
    return [plain, faulty].map((id) => rows.find((row) => row.id === id)?.queue.findings);
  };
  expect((await read(faulty)).findings).toHaveLength(2);
  expect(await counts()).toEqual([0, 2]);
  await save(faulty, { requirements: ['Девушка до 35 лет'] });
  expect(await counts()).toEqual([0, 1]);
});

test('operators read which of them decided, the employer that one did', async () => {
  const id = await waiting();
  await approve(id, first.token);
  await api.call(reopenModeration, { params: { id } }, { as: other.token });
  const names = ({ moderation_history: history }: VacancySeen) => history.map(({ by }) => by);
  expect(names((await read(id)).vacancy).slice(1)).toEqual(['Нодира Юнусова', 'Нодира Рахимова']);
  const own = await api.call(getVacancy, { params: { id } }, { as: firm.owner.token });
  expect(JSON.stringify(own.body)).not.toMatch(/Нодира (Юнусова|Рахимова)/);
  // Nobody in particular comes by a token.
  await api.call(releaseModeration, { params: { id } }, { as: other.token });
  await approve(id, operatorToken);
  expect(names((await read(id)).vacancy).at(-1)).not.toContain('Нодира');
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
  expect(await claim(id, other.token)).toMatchObject({ status: 409, body: { code: 'claimedByOther' } });
  expect(await approve(id, other.token)).toMatchObject({ status: 409, body: { code: 'claimedByOther' } });
  expect((await queue()).find((row) => row.id === id)?.queue.claimed_by).toBe('Нодира Юнусова');
  expect((await claim(id, other.token, true)).status).toBe(200);
  expect((await approve(id, first.token)).status).toBe(409);
  await api.call(releaseModeration, { params: { id } }, { as: other.token });
  expect((await claim(id, first.token)).status).toBe(200);
  api.pass(10 * 60 + 1);
  expect((await claim(id, other.token)).status).toBe(200);
});

test('two who ask at once get two vacancies, and what is skipped comes last', async () => {
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
  expect(await approve(id, first.token, version)).toMatchObject({ status: 409, body: { code: 'vacancyChanged' } });
  const now = await read(id);
  const support = await signedIn('support');
  expect((await approve(id, support.token, now.version)).status).toBe(403);
  const both = await Promise.all([first, other].map(({ token }) => approve(id, token, now.version)));
  expect(statusesOf(both).toSorted((left, right) => left - right)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'alreadyDecided' });
});
