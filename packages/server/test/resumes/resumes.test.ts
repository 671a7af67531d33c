import {
  copyResume,
  createResume,
  deleteResume,
  getCandidateDashboard,
  getResume,
  getSharedResume,
  listResumes,
  makeResumeDefault,
  respondToVacancy,
  updateResume,
} from '@kasb/contract';
import type { Endpoint, ResumeBody } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { deleteOutdated } from '../../src/compose/maintenance.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Row {
  id: string;
  title: string;
  version: number;
  is_default: boolean;
  share_url: string | null;
  skills: string[];
  missing: string[];
  completeness: number;
}
const rowOf = (answer: Answer) => answer.body as Row;

const add = async (token: string, body: ResumeBody = { title: 'Швея' }, key?: string) =>
  api.call(createResume, { body }, { as: token, headers: key === undefined ? {} : { 'idempotency-key': key } });
const added = async (token: string, body?: ResumeBody) => rowOf(await add(token, body));
const list = async (token: string) => ((await api.call(listResumes, {}, { as: token })).body as { items: Row[] }).items;
const get = async (token: string, id: string) => api.call(getResume, { params: { id } }, { as: token });
const patch = async (token: string, id: string, body: object, ifMatch?: string) =>
  api.call(
    updateResume,
    { params: { id }, body },
    { as: token, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } },
  );
const act = async (endpoint: Endpoint, token: string, id: string) =>
  api.call(endpoint, { params: { id } }, { as: token });
const shared = async (url: string | null) =>
  api.call(getSharedResume, { params: { token: url?.split('/').at(-1) ?? '' } }, {});

const job = { position: 'Швея', company: 'Cotton Line', start: '2020-03', end: '2022-02', description: 'Пошив' };
const full: ResumeBody = {
  title: 'Технолог',
  about: 'Люблю порядок',
  location: 'Самарканд',
  salaryAmount: 11_500_000,
  currency: 'UZS',
  employment: ['full-time'],
  formats: ['office'],
  schedules: ['shift'],
  start: 'two_weeks',
  driving: ['B', 'C'],
  isRelocatable: true,
  experience: [job],
  education: [{ level: 'higher', institution: 'ТИТЛП', specialty: 'Технология', year: 2020 }],
  skills: ['Лекала', 'САПР', 'Juki'],
  languages: [{ name: 'Русский', level: 'native' }],
};

test('a bare one says what is missing, a full one is read as it was sent', async () => {
  const { token } = await api.person();
  const bare = await add(token);
  expect([bare.status, bare.body]).toMatchObject([
    201,
    { title: 'Швея', version: 1, is_default: true, visibility: 'responded', completeness: 20, share_url: null },
  ]);
  const { salaryAmount, isRelocatable, ...same } = full;
  const { id } = await added(token, full);
  const answer = await get(token, id);
  expect(answer.body).toMatchObject({
    ...same,
    salary_amount: salaryAmount,
    is_relocatable: isRelocatable,
    has_no_experience: false,
    is_default: false,
    completeness: 100,
    missing: [],
  });
  expect(answer.headers.get('etag')).toBe('"1"');
});

test('one press is one resume, and of twelve at once ten are kept with one default', { tags: ['race'] }, async () => {
  const { token } = await api.person();
  expect(statusesOf(await Promise.all([1, 2, 3].map(() => add(token, { title: 'Швея' }, 'press'))))).toEqual([
    201, 201, 201,
  ]);
  expect(await add(token, { title: 'Закройщик' }, 'press')).toMatchObject({ status: 422, body: { code: 'keyReused' } });
  const answers = await Promise.all(Array.from({ length: 11 }, () => add(token)));
  expect(statusesOf(answers)).toEqual([...Array(9).fill(201), 409, 409]);
  const kept = await list(token);
  expect([kept.length, kept.filter(({ is_default: isDefault }) => isDefault).length]).toEqual([10, 1]);
  expect(await act(copyResume, token, kept[0]?.id ?? '')).toMatchObject({
    status: 409,
    body: { code: 'tooManyResumes' },
  });
});

describe('a change', () => {
  test('leaves what is absent, empties what is null or an empty list, and moves the resume up', async () => {
    const { token } = await api.person();
    const { id } = await added(token, full);
    api.pass(1);
    await added(token, { title: 'Позже' });
    api.pass(1);
    const answer = await patch(token, id, { about: null, skills: [], salaryAmount: null, hasNoExperience: true });
    expect([answer.status, answer.body]).toMatchObject([
      200,
      {
        title: 'Технолог',
        about: null,
        skills: [],
        salary_amount: null,
        currency: null,
        // Whoever has jobs has experience.
        has_no_experience: false,
        experience: [job],
        version: 2,
        completeness: 80,
        missing: ['skills', 'salary'],
      },
    ]);
    expect(answer.headers.get('etag')).toBe('"2"');
    expect((await list(token)).map(({ title }) => title)).toEqual(['Технолог', 'Позже']);
  });

  test('from a version that is no longer the last one brings the present one', async () => {
    const { token } = await api.person();
    const { id } = await added(token, full);
    expect((await patch(token, id, { skills: ['Одно'] }, '"1"')).status).toBe(200);
    expect(await patch(token, id, { skills: ['Другое'] }, '"1"')).toMatchObject({
      status: 409,
      body: { code: 'resumeChanged', current: { id, version: 2, skills: ['Одно'] } },
    });
    expect((await patch(token, id, { skills: ['Другое'] }, '"2"')).status).toBe(200);
  });

  test('25 from an old version at once are 25 refusals, and others read meanwhile', { tags: ['race'] }, async () => {
    const [{ token }, other] = [await api.person(), await api.person()];
    const { id } = await added(token);
    await patch(token, id, { title: 'Новое' }, '"1"');
    const [saves, reads] = await Promise.all([
      Promise.all(Array.from({ length: 25 }, () => patch(token, id, { title: 'Старое' }, '"1"'))),
      Promise.all(Array.from({ length: 5 }, () => api.call(listResumes, {}, { as: other.token }))),
    ]);
    expect(statusesOf(saves)).toEqual(Array(25).fill(409));
    expect(statusesOf(reads)).toEqual(Array(5).fill(200));
  });

  test('of two from one version one is kept', { tags: ['race'] }, async () => {
    const { token } = await api.person();
    const { id } = await added(token);
    const answers = await Promise.all(['а', 'б', 'в'].map((title) => patch(token, id, { title }, '"1"')));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
  });

  test.each([
    [{ title: ' ' }, 'title', 'required'],
    [{ title: 'я'.repeat(201) }, 'title', 'tooLong'],
    [{ about: 'я'.repeat(5001) }, 'about', 'tooLong'],
    [{ salaryAmount: 1.5 }, 'salaryAmount', 'wholeNumber'],
    [{ salaryAmount: 1, currency: 'XXX' }, 'currency', 'unknownCurrency'],
    [{ employment: ['full-time', 'nights'] }, 'employment', 'unknownEmploymentType'],
    [{ formats: ['moon'] }, 'formats.0', 'oneOf'],
    [{ start: 'yesterday' }, 'start', 'oneOf'],
    [{ driving: ['F'] }, 'driving.0', 'oneOf'],
    [{ skills: Array(31).fill('я') }, 'skills', 'tooMany'],
    [{ experience: Array.from({ length: 21 }, () => job) }, 'experience', 'tooMany'],
    [{ experience: [{ ...job, start: '2023-13' }] }, 'experience.0.start', 'monthRequired'],
    [{ experience: [{ ...job, start: '1949-12' }] }, 'experience.0.start', 'tooEarly'],
    [{ experience: [{ ...job, end: '3000-01' }] }, 'experience.0.end', 'monthAhead'],
    [{ experience: [{ ...job, end: '2020-02' }] }, 'experience.0.end', 'monthOrder'],
    [{ experience: [{ ...job, position: '' }] }, 'experience.0.position', 'required'],
    [{ education: [{ level: 'school', institution: 'Школа' }] }, 'education.0.level', 'oneOf'],
    [{ education: [{ level: 'higher', institution: 'ТУИТ', year: 1949 }] }, 'education.0.year', 'wholeNumber'],
    [{ languages: ['русский', 'Русский'].map((name) => ({ name, level: 'b1' })) }, 'languages', 'languageTwice'],
    [{ visibility: 'friends' }, 'visibility', 'oneOf'],
  ])('of %o is refused under %s', async (body, field, code) => {
    const { token } = await api.person();
    const { id } = await added(token);
    expect(await patch(token, id, body)).toMatchObject({ status: 422, body: { fields: { [field]: { code } } } });
    expect(await get(token, id)).toMatchObject({ body: { version: 1, title: 'Швея' } });
  });
});

test('nobody else reads or changes one, and an id that is none is not found', async () => {
  const [one, other] = [await api.person(), await api.person()];
  const { id } = await added(one.token);
  expect(await list(other.token)).toEqual([]);
  for (const wrong of [id, 'rs1']) {
    const answers = [
      await get(other.token, wrong),
      await patch(other.token, wrong, { title: 'Моё' }),
      await act(deleteResume, other.token, wrong),
      await act(copyResume, other.token, wrong),
      await act(makeResumeDefault, other.token, wrong),
    ];
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual(
      answers.map(() => [404, 'unknownResume']),
    );
  }
  expect((await get(one.token, id)).body).toMatchObject({ title: 'Швея' });
});

test('a copy is a resume of its own; the default is one, and passes on when it is deleted', async () => {
  const { token } = await api.person();
  const first = await added(token, { ...full, visibility: 'everyone' });
  api.pass(1);
  const copied = rowOf(await act(copyResume, token, first.id));
  expect(copied).toMatchObject({ title: 'Технолог', experience: [job], is_default: false, version: 1 });
  expect(copied.share_url).not.toBe(first.share_url);
  await patch(token, copied.id, { title: 'Копия' });
  expect(rowOf(await get(token, first.id)).title).toBe('Технолог');

  expect((await act(makeResumeDefault, token, copied.id)).body).toMatchObject({ is_default: true });
  const defaults = async () => (await list(token)).filter((each) => each.is_default).map(({ id }) => id);
  expect(await defaults()).toEqual([copied.id]);
  expect((await act(deleteResume, token, copied.id)).status).toBe(200);
  expect(await defaults()).toEqual([first.id]);
  expect((await act(deleteResume, token, copied.id)).status).toBe(404);
  expect((await api.call(getCandidateDashboard, {}, { as: token })).body).toMatchObject({ resumes_count: 1 });
});

test('three that become the default at once: one is', { tags: ['race'] }, async () => {
  const { token } = await api.person();
  const made = [await added(token), await added(token), await added(token)];
  const answers = await Promise.all(made.map(({ id }) => act(makeResumeDefault, token, id)));
  expect(statusesOf(answers)).toEqual([200, 200, 200]);
  expect((await list(token)).filter((each) => each.is_default)).toHaveLength(1);
});

test('a link shows it without last name and phone while everyone may see it', async () => {
  const { token } = await api.person();
  const { id, share_url: url } = await added(token, { ...full, visibility: 'everyone' });
  const seen = await shared(url);
  expect(seen).toMatchObject({ status: 200, body: { title: 'Технолог', first_name: 'Азиз', experience: [job] } });
  expect(JSON.stringify(seen.body)).not.toMatch(/Каримов|998|last_name|share_url/);
  await patch(token, id, { title: 'Швея' });
  expect((await shared(url)).body).toMatchObject({ title: 'Швея' });
  await patch(token, id, { visibility: 'responded' });
  expect((await shared(url)).status).toBe(404);
  const again = rowOf(await patch(token, id, { visibility: 'everyone' })).share_url;
  expect((await shared(again)).status).toBe(200);
  await act(deleteResume, token, id);
  expect((await shared(again)).status).toBe(404);
});

test('what was sent stays as it was, though the resume is changed, deleted and gone', async () => {
  const { token } = await api.person();
  const { id } = await added(token, full);
  const response = await api.call(respondToVacancy, { body: { vacancyId: await api.vacancy() } }, { as: token });
  await patch(token, id, { title: 'Другое', experience: [] });
  await act(deleteResume, token, id);
  api.pass(8 * 24 * 60 * 60);
  await deleteOutdated({ db: api.services.db, clock: () => api.now });
  const [row] = await api.sql`
    select own_resume_id, resume from applications where id = ${rowOf(response).id}`;
  expect(row).toMatchObject({ own_resume_id: null, resume: { title: 'Технолог', experience: [job] } });
  expect(await api.sql`select id from resumes where id = ${id}`).toHaveLength(0);
});

test('a deleted one is not sent', async () => {
  const { token } = await api.person();
  const { id } = await added(token);
  await act(deleteResume, token, id);
  const body = { vacancyId: await api.vacancy(), resumeId: id };
  expect(await api.call(respondToVacancy, { body }, { as: token })).toMatchObject({
    status: 422,
    body: { fields: { resumeId: { code: 'unknownResume' } } },
  });
});
