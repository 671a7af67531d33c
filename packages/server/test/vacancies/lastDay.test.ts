import { addVacancySkill, createVacancy, getPublicVacancy, getVacancy, updateVacancy } from '@kasb/contract';
import type { VacancyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { closeEnded } from '../../src/vacancies/closeJob.ts';
import { createFirm, vacancyForm, vacancyOf } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';

// The harness begins at 14:00 of the second of March in Tashkent.
const today = '2026-03-02';
const yesterday = '2026-03-01';
const api = Harness.forThisFile();

const close = () => closeEnded.run(api.services, {}, new AbortController().signal);
const statusOf = async (id: string) =>
  (await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.id, id)))[0]?.status;
const publicStatus = async (id: string) => (await api.call(getPublicVacancy, { params: { id } })).status;
const create = ({ id, owner }: Firm, changes: Partial<VacancyBody>) =>
  api.call(createVacancy, { params: { id }, body: { ...vacancyForm, ...changes } }, { as: owner.token });
const save = ({ vacancyId: id, member }: Firm, changes: Partial<VacancyBody>) =>
  api.call(updateVacancy, { params: { id }, body: { ...vacancyForm, ...changes } }, { as: member.token });
const dayOver = { status: 422, body: { code: 'invalid', fields: { validUntil: { code: 'dayOver' } } } };

test('a vacancy is open until its last day ends in Tashkent, and closed after it with all that follows', async () => {
  const start = api.now;
  const [id, paused, draft, endless, later] = await Promise.all([
    api.vacancy({ validUntil: today }),
    api.vacancy({ validUntil: today, status: 'paused' }),
    api.vacancy({ validUntil: today, status: 'draft' }, { isPublished: false }),
    api.vacancy(),
    api.vacancy({ validUntil: '2026-03-03' }),
  ]);
  api.now = new Date('2026-03-02T18:59:59.000Z');
  await close();
  expect(await Promise.all([id, paused].map(statusOf))).toEqual(['active', 'paused']);
  expect((await api.call(getPublicVacancy, { params: { id } })).body).toMatchObject({ valid_until: today });

  api.now = new Date('2026-03-02T19:00:00.000Z');
  await Promise.all([close(), close()]);
  expect(await Promise.all([id, paused, draft, endless, later].map(statusOf))).toEqual([
    'closed',
    'closed',
    'draft',
    'active',
    'active',
  ]);
  expect(await publicStatus(id)).toBe(410);
  expect(await publicStatus(later)).toBe(200);
  const [changed] = await api.sql`select count(*)::int from page_changes where vacancy_id = ${id}`;
  expect(changed?.count).toBeGreaterThan(0);
  const { body: sitemap } = await api.request('/sitemaps/vacancies-2026-03-1.xml');
  expect(sitemap).toContain(later);
  expect(sitemap).not.toContain(id);
  const [row] = await api.db.select().from(schema.vacancies).where(eq(schema.vacancies.id, id));
  expect(row?.version).toBe(2);
  api.now = start;
});

test('what would close at once is not opened; a draft may keep such a day', async () => {
  const firm = await createFirm(api);
  expect(await create(firm, { validUntil: yesterday })).toMatchObject(dayOver);
  expect(await save(firm, { validUntil: yesterday })).toMatchObject(dayOver);
  expect((await create(firm, { validUntil: yesterday, vacancyStatus: 'draft' })).status).toBe(201);
  const made = await create(firm, { validUntil: today });
  expect(vacancyOf(made)).toMatchObject({ valid_until: today });
  expect((await create(firm, { validUntil: '2026-02-30' })).status).toBe(422);
});

test('opened again by its status alone it has no end; a form that leaves the day out takes it away', async () => {
  const firm = await createFirm(api);
  const { vacancyId: id, member } = firm;
  const endOf = async () =>
    (await api.call(getVacancy, { params: { id } }, { as: member.token })).body as { valid_until: string | null };
  const open = (vacancyStatus: 'active' | 'closed') =>
    api.call(updateVacancy, { params: { id }, body: { vacancyStatus } }, { as: member.token });
  await save(firm, { validUntil: today });
  await open('closed');
  await open('active');
  expect((await endOf()).valid_until).toBe(today);
  await open('closed');
  api.pass(24 * 3600);
  await open('active');
  expect((await endOf()).valid_until).toBeNull();
  await close();
  expect(await statusOf(id)).toBe('active');
  await save(firm, { validUntil: '2026-12-31' });
  await save(firm, {});
  expect((await endOf()).valid_until).toBeNull();
});

test('its skills are named in the language that is asked for, and its page changes with them', async () => {
  const firm = await createFirm(api);
  const { vacancyId: id, owner } = firm;
  await api.publish(id);
  const known = await api.db.select().from(schema.skills).limit(1);
  const changes = async () => {
    const [row] = await api.sql`select count(*)::int from page_changes where vacancy_id = ${id}`;
    return Number(row?.count);
  };
  const before = await changes();
  await api.call(addVacancySkill, { params: { id }, body: { skillId: String(known[0]?.id) } }, { as: owner.token });
  expect(await changes()).toBe(before + 1);
  const skillsIn = async (language: string) =>
    (await api.call(getPublicVacancy, { params: { id } }, { headers: { 'accept-language': language } })).body as object;
  expect(await skillsIn('ru')).toMatchObject({ skills: [known[0]?.name] });
  expect(await skillsIn('uz')).toMatchObject({ skills: [known[0]?.nameUz ?? known[0]?.name] });
});
