import {
  applicationStatuses,
  countApplications,
  createVacancy,
  deleteVacancy,
  getApplication,
  listApplications,
  listVacancyApplications,
  settableApplicationStatuses,
  updateApplicationStatus,
} from '@kasb/contract';
import type { ApplicationStatus } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createFirm, join, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();

interface Seen {
  id: string;
  status: ApplicationStatus;
  source: string;
  candidate: { name: string | null; phone: string | null };
  vacancy: { title: string; company_name: string };
  history?: { status: string; by: string; at: string }[];
}

const itemsOf = ({ body }: Answer) => (body as { items: Seen[] }).items;
const seen = ({ body }: Answer) => body as Seen;

/** Writes an application as it came in; the later, the newer. */
async function apply(
  vacancyId: string,
  status: ApplicationStatus = 'applied',
  name = 'Мадина Алиева',
): Promise<string> {
  api.pass(1);
  const [row] = await api.db
    .insert(schema.applications)
    .values({ vacancyId, candidateName: name, status, createdAt: api.now, updatedAt: api.now })
    .returning();
  const applicationId = row?.id ?? '';
  await api.db.insert(schema.applicationEvents).values({ applicationId, status: 'applied', at: api.now });
  return applicationId;
}

const setStatus = (id: string, status: string, as: string) =>
  api.call(updateApplicationStatus, { params: { id }, body: { status: status as 'hired' } }, { as });

const list = (firm: Firm, query: object = {}) => api.call(listApplications, { query }, { as: firm.owner.token });

describe('lists', () => {
  test('of all companies of a person, newest first, each with its vacancy', async () => {
    const firm = await createFirm(api);
    const first = await apply(firm.vacancyId);
    const second = await apply(firm.vacancyId, 'hired', 'Дилшод Рашидов');
    const answer = await list(firm);
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect(itemsOf(answer).map(({ id }) => id)).toEqual([second, first]);
    expect(itemsOf(answer)[0]).toEqual({
      id: second,
      status: 'hired',
      source: 'platform',
      message: null,
      facts: null,
      answers: [],
      vacancy_id: firm.vacancyId,
      resume_id: null,
      negotiation_id: null,
      sync_error: null,
      created_at: api.now.toISOString(),
      updated_at: api.now.toISOString(),
      title: null,
      city: null,
      stage: null,
      status_since: expect.any(String),
      is_new: true,
      votes: { yes: 0, no: 0, mine: null },
      unread_count: 0,
      candidate: { name: 'Дилшод Рашидов', email: null, phone: null },
      vacancy: { id: firm.vacancyId, title: vacancyForm.title, company_name: 'Samarqand Textile' },
    });
    expect(itemsOf(await api.call(listApplications, {}, { as: firm.member.token }))).toHaveLength(2);
  });

  test('strangers see none of them', async () => {
    const firm = await createFirm(api);
    await apply(firm.vacancyId);
    const stranger = (await createFirm(api)).owner.token;
    expect(itemsOf(await api.call(listApplications, {}, { as: stranger }))).toEqual([]);
    expect(
      itemsOf(await api.call(listApplications, { query: { vacancy_id: firm.vacancyId } }, { as: stranger })),
    ).toEqual([]);
    expect(
      (await api.call(countApplications, { query: { vacancy_id: firm.vacancyId } }, { as: stranger })).body,
    ).toEqual({ total: 0 });
    expect((await api.call(listVacancyApplications, { params: { id: firm.vacancyId } }, { as: stranger })).status).toBe(
      404,
    );
  });

  test('who left a company sees them no more', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    await api.sql`delete from company_members where user_id = ${firm.member.id}`;
    expect(itemsOf(await api.call(listApplications, {}, { as: firm.member.token }))).toEqual([]);
    expect((await api.call(getApplication, { params: { id } }, { as: firm.member.token })).status).toBe(404);
  });

  test('by status and by vacancy', async () => {
    const firm = await createFirm(api);
    const other = vacancyOf(
      await api.call(
        createVacancy,
        { params: { id: firm.id }, body: { ...vacancyForm, title: 'Швея' } },
        { as: firm.owner.token },
      ),
    ).id;
    await apply(firm.vacancyId);
    const offered = await apply(firm.vacancyId, 'offer');
    const elsewhere = await apply(other, 'offer');
    const idsOf = async (query: object) => itemsOf(await list(firm, query)).map(({ id }) => id);
    expect(await idsOf({ status: 'offer' })).toEqual([elsewhere, offered]);
    expect(await idsOf({ status: 'offer', vacancy_id: firm.vacancyId })).toEqual([offered]);
    expect(await idsOf({ status: 'hired' })).toEqual([]);
    expect(await idsOf({ vacancy_id: 'x' })).toEqual([]);
    const ofVacancy = await api.call(
      listVacancyApplications,
      { params: { id: other }, query: { status: 'offer' } },
      { as: firm.owner.token },
    );
    expect(itemsOf(ofVacancy).map(({ id }) => id)).toEqual([elsewhere]);
    expect(ofVacancy.headers.get('x-total-count')).toBe('1');
  });

  test('an unknown status is refused', async () => {
    const firm = await createFirm(api);
    const answer = await api.request('/api/employer/applications?status=fired', {
      headers: { authorization: `Bearer ${firm.owner.token}` },
    });
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { fields: { status: { code: 'oneOf', values: { options: expect.stringContaining('hired') } } } },
    ]);
  });

  test('page after page, each once, the filter kept', async () => {
    const firm = await createFirm(api);
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.unshift(await apply(firm.vacancyId, 'offer'));
    await apply(firm.vacancyId);
    const found: string[] = [];
    let path: string | undefined = '/api/employer/applications?status=offer&limit=3';
    let pages = 0;
    while (path !== undefined) {
      const answer = await api.request(path, {
        headers: { authorization: `Bearer ${firm.owner.token}`, accept: 'application/json' },
      });
      expect(answer.headers.get('x-total-count')).toBe('7');
      found.push(...itemsOf(answer).map(({ id }) => id));
      path = /<(.+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      pages += 1;
    }
    expect([pages, found]).toEqual([3, ids]);
  });

  test('counts', async () => {
    const firm = await createFirm(api);
    for (const status of ['applied', 'applied', 'offer', 'hired'] as const) await apply(firm.vacancyId, status);
    expect((await api.call(countApplications, {}, { as: firm.owner.token })).body).toEqual({
      total: 4,
      applied: 2,
      offer: 1,
      hired: 1,
    });
  });

  test('of a deleted vacancy there are none', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    await api.call(deleteVacancy, { params: { id: firm.vacancyId } }, { as: firm.owner.token });
    expect(itemsOf(await list(firm))).toEqual([]);
    expect((await api.call(countApplications, {}, { as: firm.owner.token })).body).toEqual({ total: 0 });
    expect((await setStatus(id, 'offer', firm.owner.token)).status).toBe(404);
  });
});

describe('status', () => {
  test('goes from any to any but applied, with its history', async () => {
    const firm = await createFirm(api);
    for (const from of applicationStatuses) {
      for (const to of settableApplicationStatuses) {
        const id = await apply(firm.vacancyId, from);
        const answer = await setStatus(id, to, firm.owner.token);
        expect([from, to, answer.status, seen(answer).status]).toEqual([from, to, 200, to]);
        expect(seen(answer).history?.map(({ status }) => status)).toEqual(from === to ? ['applied'] : ['applied', to]);
      }
    }
  });

  test('the history tells who and when', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    await api.sql`update users set first_name = 'Дилноза', last_name = 'Каримова' where id = ${firm.owner.id}`;
    api.pass(60);
    await setStatus(id, 'screening', firm.owner.token);
    await setStatus(id, 'rejected', firm.member.token);
    const { history } = seen(await api.call(getApplication, { params: { id } }, { as: firm.owner.token }));
    expect(history).toEqual([
      { status: 'applied', by: 'Мадина Алиева', at: expect.any(String) },
      { status: 'screening', by: 'Дилноза Каримова', at: api.now.toISOString() },
      { status: 'rejected', by: 'Азиз Каримов', at: api.now.toISOString() },
    ]);
  });

  test('the one it has changes nothing', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    await setStatus(id, 'offer', firm.owner.token);
    const before = seen(await api.call(getApplication, { params: { id } }, { as: firm.owner.token }));
    api.pass(60);
    expect(seen(await setStatus(id, 'offer', firm.owner.token))).toEqual(before);
  });

  test.each(['applied', 'fired', '', null, 5])('%j is refused', async (status) => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId, 'screening');
    const answer = await setStatus(id, status as string, firm.owner.token);
    expect([answer.status, answer.body]).toMatchObject([422, { fields: { status: { code: 'oneOf' } } }]);
    expect(seen(await api.call(getApplication, { params: { id } }, { as: firm.owner.token })).status).toBe('screening');
  });

  test('of another company is not found and stays', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    const stranger = (await createFirm(api)).owner.token;
    expect(await setStatus(id, 'hired', stranger)).toMatchObject({ status: 404, body: { code: 'unknownApplication' } });
    expect((await api.call(getApplication, { params: { id } }, { as: stranger })).status).toBe(404);
    for (const unknown of ['x', '7f000000-0000-4000-8000-000000000000'])
      expect((await setStatus(unknown, 'hired', firm.owner.token)).status).toBe(404);
    expect(seen(await api.call(getApplication, { params: { id } }, { as: firm.owner.token })).status).toBe('applied');
  });

  test('candidates and visitors may not', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    expect((await setStatus(id, 'hired', (await api.person('candidate')).token)).status).toBe(403);
    expect((await setStatus(id, 'hired', 'nobody')).status).toBe(401);
  });

  test('two at once: both are in the history, the last one holds', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    const answers = await Promise.all([
      setStatus(id, 'screening', firm.owner.token),
      setStatus(id, 'interview', firm.member.token),
      setStatus(id, 'screening', firm.owner.token),
      setStatus(id, 'screening', firm.member.token),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
    const { status, history = [] } = seen(await api.call(getApplication, { params: { id } }, { as: firm.owner.token }));
    expect(history.at(-1)?.status).toBe(status);
    // A status is written only when it changes something.
    expect(history.every((event, index) => event.status !== history[index - 1]?.status)).toBe(true);
    expect(history.map((event) => event.status)).toEqual(expect.arrayContaining(['applied', 'screening', 'interview']));
  });

  test('a member who was added later moves them too', async () => {
    const firm = await createFirm(api);
    const id = await apply(firm.vacancyId);
    const late = await api.person('employer');
    expect((await setStatus(id, 'offer', late.token)).status).toBe(404);
    await join(api, firm, late);
    expect((await setStatus(id, 'offer', late.token)).status).toBe(200);
  });
});
