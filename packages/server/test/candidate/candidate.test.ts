import {
  createResume,
  getCandidate,
  getCandidateDashboard,
  listCandidateApplications,
  respondToVacancy,
  updateApplicationStatus,
  updateCandidate,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer, TestPerson } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Row {
  id: string;
  title: string;
  status: string;
  is_default: boolean;
  visibility: string;
  created_at: string;
  updated_at: string;
}
const itemsOf = ({ body }: Answer) => (body as { items: Row[] }).items;
const names = { first_name: 'Отабек', last_name: 'Холматов' };

const addResume = (token: string, body: { title: string; visibility?: string; skills?: string[] }, key?: string) =>
  api.call(createResume, { body }, { as: token, headers: key === undefined ? {} : { 'idempotency-key': key } });
const respond = (token: string, vacancyId: string, resumeId?: string) =>
  api.call(respondToVacancy, { body: { vacancyId, resumeId } }, { as: token });
const responses = (token: string, query: object = {}) => api.call(listCandidateApplications, { query }, { as: token });

/** What went with a response. */
async function sentWith(answer: Answer) {
  const [row] = await api.sql`
    select own_resume_id, resume from applications where id = ${(answer.body as Row).id}`;
  return row;
}

async function publicFirm(): Promise<Firm> {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  return firm;
}

describe('their own page', () => {
  test('is read, saved and emptied', async () => {
    const { id, phone, token } = await api.person();
    const get = async () => (await api.call(getCandidate, {}, { as: token })).body;
    const bare = {
      id,
      first_name: 'Азиз',
      last_name: 'Каримов',
      phone,
      email: null,
      location: null,
      about: null,
      consent: null,
    };
    expect(await get()).toEqual(bare);
    const filled = { ...names, email: 'otabek@mail.uz', location: 'Ташкент', about: 'О себе\nв две строки <b>' };
    const saved = await api.call(updateCandidate, { body: { ...filled, location: ' Ташкент ' } }, { as: token });
    expect([saved.status, saved.body]).toEqual([200, { id, phone, ...filled, consent: null }]);
    expect(await get()).toEqual({ id, phone, ...filled, consent: null });
    await api.call(updateCandidate, { body: { ...names, email: '', location: null, about: '' } }, { as: token });
    expect(await get()).toEqual({ ...bare, ...names });
  });

  test.each([
    ['first_name', ' ', 'firstNameRequired'],
    ['last_name', undefined, 'required'],
    ['first_name', 'я'.repeat(101), 'tooLong'],
    ['email', 'mail', 'notEmail'],
    ['about', 'я'.repeat(5001), 'tooLong'],
  ])('a bad %s is refused under its field and changes nothing', async (name, value, code) => {
    const { token } = await api.person();
    const { status, body } = await api.call(updateCandidate, { body: { ...names, [name]: value } }, { as: token });
    expect([status, body]).toMatchObject([422, { fields: { [name]: { code } } }]);
    expect((await api.call(getCandidate, {}, { as: token })).body).toMatchObject({ first_name: 'Азиз', email: null });
  });

  test(
    'saves at once all end, one of them lasts, and the record says what each found and left',
    { tags: ['race'] },
    async () => {
      const { id, token } = await api.person();
      const answers = await Promise.all(
        ['Анвар', 'Бахтиёр', 'Вали', 'Гани', 'Дониёр', 'Жасур'].map((name) =>
          api.call(updateCandidate, { body: { first_name: name, last_name: name } }, { as: token }),
        ),
      );
      expect(statusesOf(answers)).toEqual(Array(6).fill(200));
      const { first_name: first, last_name: last } = (await api.call(getCandidate, {}, { as: token }))
        .body as typeof names;
      expect(last).toBe(first);
      const records = await api.sql`
      select changes->'firstName'->>0 as found, changes->'firstName'->>1 as left from audit_log
      where action = 'profile.updated' and entity_id = ${id} order by id`;
      expect(records.map(({ found }) => found as string)).toEqual([
        'Азиз',
        ...records.slice(0, -1).map(({ left }) => left as string),
      ]);
      expect(records.at(-1)?.['left']).toBe(first);
    },
  );

  test('is one’s own: another candidate sees and changes theirs alone', async () => {
    const [one, other] = [await api.person(), await api.person()];
    await api.call(updateCandidate, { body: { ...names, email: 'mine@mail.uz' } }, { as: one.token });
    expect((await api.call(getCandidate, {}, { as: other.token })).body).toMatchObject({
      id: other.id,
      first_name: 'Азиз',
      email: null,
    });
  });
});

describe('a resume goes with a response', () => {
  test('as it is now: the default one where none is named', async () => {
    const { token } = await api.person();
    const { id } = (await addResume(token, { title: 'Швея', skills: ['Оверлок'] })).body as Row;
    const answer = await respond(token, await api.vacancy());
    expect(answer.status).toBe(201);
    await api.sql`update resumes set title = 'Закройщик' where id = ${id}`;
    expect(await sentWith(answer)).toMatchObject({
      own_resume_id: id,
      resume: { title: 'Швея', about: null, skills: ['Оверлок'] },
    });
  });

  test('the one that is named; a hidden one never, not even as the default', async () => {
    const { token } = await api.person();
    const hidden = (await addResume(token, { title: 'Тайное', visibility: 'nobody' })).body as Row;
    const named = (await addResume(token, { title: 'Швея' })).body as Row;
    expect(await sentWith(await respond(token, await api.vacancy()))).toEqual({ own_resume_id: null, resume: null });
    expect(await sentWith(await respond(token, await api.vacancy(), named.id))).toMatchObject({
      own_resume_id: named.id,
    });
    const vacancyId = await api.vacancy();
    const refused = await respond(token, vacancyId, hidden.id);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { code: 'resumeHidden', fields: { resumeId: { code: 'resumeHidden' } } },
    ]);
    expect((await respond(token, vacancyId)).status).toBe(201);
  });

  test('somebody else’s, or one that is none, is refused and nothing is sent', async () => {
    const [one, other] = [await api.person(), await api.person()];
    const foreign = (await addResume(other.token, { title: 'Чужое' })).body as Row;
    const vacancyId = await api.vacancy();
    for (const id of [foreign.id, 'x', '7f000000-0000-4000-8000-000000000000']) {
      const { status, body } = await respond(one.token, vacancyId, id);
      expect([status, body]).toMatchObject([422, { fields: { resumeId: { code: 'unknownResume' } } }]);
    }
    expect(itemsOf(await responses(one.token))).toEqual([]);
  });
});

describe('responses', () => {
  test('are listed newest first with what they were sent to, and counted', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const older = await respond(person.token, await api.vacancy({ title: 'Закройщик' }, { company: 'Bogʻishamol' }));
    api.pass(1);
    const newer = await respond(person.token, firm.vacancyId);
    const answer = await responses(person.token);
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect(itemsOf(answer).map(({ id }) => id)).toEqual([newer, older].map(({ body }) => (body as Row).id));
    expect(itemsOf(answer)[1]).toEqual({
      id: expect.any(String),
      status: 'applied',
      message: null,
      resume_title: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      viewed_at: null,
      withdrawn_at: null,
      last_event_at: expect.any(String),
      answered_at: null,
      can_edit: true,
      facts: null,
      own_resume_id: null,
      unread_count: 0,
      last_message: null,
      reply_hours: null,
      next: null,
      vacancy: {
        id: expect.any(String),
        title: 'Закройщик',
        company_name: 'Bogʻishamol',
        location: null,
        salary_min: null,
        salary_max: null,
        currency: null,
        is_open: true,
      },
    });
  });

  test('are one’s own', async () => {
    const [one, other] = [await api.person(), await api.person()];
    await respond(one.token, await api.vacancy());
    expect(itemsOf(await responses(other.token))).toEqual([]);
    expect((await api.call(getCandidateDashboard, {}, { as: other.token })).body).toEqual({
      applications_count: 0,
      resumes_count: 0,
      applications: [],
      waiting: [],
      resume: null,
      saved_count: 0,
      searches: [],
    });
  });

  test('page after page, each once', async () => {
    const { token } = await api.person();
    const sent: string[] = [];
    for (let index = 0; index < 5; index += 1)
      sent.unshift(((await respond(token, await api.vacancy())).body as Row).id);
    const found: string[] = [];
    let path: string | undefined = '/candidate/applications?limit=2';
    while (path !== undefined) {
      const answer = await api.request(path, { headers: { authorization: `Bearer ${token}` } });
      found.push(...itemsOf(answer).map(({ id }) => id));
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(found.toSorted()).toEqual(sent.toSorted());
  });

  test('the dashboard has the four latest and the counts', async () => {
    const { token } = await api.person();
    await addResume(token, { title: 'Швея' });
    for (let index = 0; index < 6; index += 1) {
      api.pass(1);
      await respond(token, await api.vacancy({ title: `Вакансия ${index}` }));
    }
    const { body } = await api.call(getCandidateDashboard, {}, { as: token });
    expect(body).toMatchObject({ applications_count: 6, resumes_count: 1 });
    const { applications } = body as { applications: { vacancy: { title: string } }[] };
    expect(applications.map(({ vacancy }) => vacancy.title)).toEqual([5, 4, 3, 2].map((index) => `Вакансия ${index}`));
  });

  test('fifty a day and ten a minute: one too many is refused, and is not there', async () => {
    const { token } = await api.person();
    const statuses: number[] = [];
    for (let index = 0; index < 51; index += 1) {
      if (index === 10) statuses.push((await respond(token, await api.vacancy())).status);
      if (index % 10 === 0) api.pass(61);
      statuses.push((await respond(token, await api.vacancy())).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, ...Array(40).fill(201), 429]);
    expect((await responses(token)).headers.get('x-total-count')).toBe('50');
  });

  test('responding twice is one response, also at once', { tags: ['race'] }, async () => {
    const { token } = await api.person();
    const vacancyId = await api.vacancy();
    const answers = await Promise.all([1, 2, 3].map(() => respond(token, vacancyId)));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(itemsOf(await responses(token))).toHaveLength(1);
  });
});

describe('what an employer does shows', () => {
  const move = (firm: Firm, id: string, status: 'screening' | 'rejected') =>
    api.call(updateApplicationStatus, { params: { id }, body: { status } }, { as: firm.owner.token });
  const statusOf = async ({ token }: TestPerson) => itemsOf(await responses(token))[0]?.status;

  test('at once, but a refusal ten minutes later', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const { id } = (await respond(person.token, firm.vacancyId)).body as Row;
    api.pass(60);
    await move(firm, id, 'screening');
    expect(await statusOf(person)).toBe('screening');
    const before = itemsOf(await responses(person.token))[0];
    api.pass(60);
    await move(firm, id, 'rejected');
    expect(itemsOf(await responses(person.token))[0]).toEqual(before);
    api.pass(600);
    expect(await statusOf(person)).toBe('rejected');
  });

  test('a refusal taken back was never there', async () => {
    const person = await api.person();
    const firm = await publicFirm();
    const { id } = (await respond(person.token, firm.vacancyId)).body as Row;
    await move(firm, id, 'rejected');
    expect(await statusOf(person)).toBe('applied');
    await move(firm, id, 'screening');
    api.pass(900);
    expect(await statusOf(person)).toBe('screening');
  });
});
