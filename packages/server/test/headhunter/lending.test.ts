import {
  addCompanyMember,
  getHeadHunterManager,
  getHeadHunterResume,
  getHeadHunterStatistics,
  leaveCompany,
  linkHeadHunterVacancy,
  listHeadHunterLendings,
  listNotifications,
  takeBackHeadHunter,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm, join } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const link = (id: string, hhVacancyId: string, as: string) =>
  api.call(linkHeadHunterVacancy, { params: { id }, body: { hhVacancyId } }, { as });
const manager = (companyId: string, as: string) => api.call(getHeadHunterManager, { params: { companyId } }, { as });
const takeBack = (companyId: string, as: string) => api.call(takeBackHeadHunter, { params: { companyId } }, { as });
const lendings = async (as: string) =>
  ((await api.call(listHeadHunterLendings, {}, { as })).body as { items: { company_id: string; is_lent: boolean }[] })
    .items;

describe('C1b: a connection', () => {
  test('of who was only invited, or belongs without lending, serves nobody', async () => {
    const victim = await api.person('employer');
    await hh.connect(victim.token);
    const vacancy = hh.fake.addVacancy();
    hh.fake.addResponses(vacancy.id, { count: 3 });
    const stranger = await createFirm(api);
    const { token } = stranger.owner;
    await api.call(addCompanyMember, { params: { id: stranger.id }, body: { phone: victim.phone } }, { as: token });
    hh.fake.requests.length = 0;
    expect((await manager(stranger.id, token)).status).toBe(404);
    expect(await link(stranger.vacancyId, vacancy.id, token)).toMatchObject({ status: 503 });

    const other = await createFirm(api);
    await join(api, other, victim);
    expect((await manager(other.id, other.owner.token)).status).toBe(404);
    expect(await link(other.vacancyId, vacancy.id, other.owner.token)).toMatchObject({ status: 503 });
    expect(
      (await api.call(getHeadHunterStatistics, { params: { id: other.vacancyId } }, { as: other.owner.token })).status,
    ).toBe(503);
    expect(hh.fake.requests).toEqual([]);
  });

  test('serves the company that it was lent to, and its holder is told what a colleague did with it', async () => {
    const firm = await createFirm(api);
    await hh.serve(firm);
    expect(await lendings(firm.owner.token)).toMatchObject([{ company_id: firm.id, is_lent: true }]);
    expect(await lendings(firm.member.token)).toMatchObject([{ company_id: firm.id, is_lent: false }]);
    const vacancy = hh.fake.addVacancy();
    expect((await link(firm.vacancyId, vacancy.id, firm.member.token)).status).toBe(200);
    const { body } = await api.call(listNotifications, {}, { as: firm.owner.token });
    expect((body as { items: unknown[] }).items).toContainEqual(
      expect.objectContaining({
        kind: 'headhunter_linked',
        values: expect.objectContaining({ person: 'Азиз Каримов', title: 'Технолог швейного производства' }),
      }),
    );
    const [linked] = await api.sql`
      select actor_id, changes from audit_log where action = 'headhunter.linked' and entity_id = ${firm.vacancyId}`;
    expect(linked).toEqual({ actor_id: firm.member.id, changes: { hhVacancyId: [null, vacancy.id] } });
  });

  test('ends with taking it back: statistics, resumes and the walk reach HeadHunter no more', async () => {
    const { firm, negotiations } = await hh.linkedFirm(2);
    await hh.walk(firm);
    const [negotiation] = negotiations;
    expect((await takeBack(firm.id, firm.owner.token)).status).toBe(200);
    hh.fake.requests.length = 0;
    const as = firm.member.token;
    expect((await api.call(getHeadHunterStatistics, { params: { id: firm.vacancyId } }, { as })).status).toBe(503);
    const query = { negotiation_id: negotiation?.id ?? '', vacancy_id: firm.vacancyId };
    expect(
      (await api.call(getHeadHunterResume, { params: { id: negotiation?.resumeId ?? '' }, query }, { as })).status,
    ).toBe(503);
    await hh.walk(firm);
    expect(hh.fake.requests).toEqual([]);
    // What was brought in stays.
    expect(await hh.listOf(firm)).toHaveLength(2);
  });

  test('ends with the lender’s leaving', async () => {
    const firm = await createFirm(api);
    await hh.serve(firm, firm.member.token);
    expect((await manager(firm.id, firm.owner.token)).status).toBe(200);
    await api.call(leaveCompany, { params: { id: firm.id } }, { as: firm.member.token });
    expect((await manager(firm.id, firm.owner.token)).status).toBe(404);
  });

  test('is lent by its holder alone, to companies of theirs', async () => {
    const [firm, other] = [await createFirm(api), await createFirm(api)];
    expect(await hh.lend(firm.owner.token, firm.id)).toMatchObject({ status: 503 });
    await hh.connect(firm.owner.token);
    expect(await hh.lend(firm.owner.token, other.id)).toMatchObject({ status: 404 });
    expect(await hh.lend(firm.owner.token, 'x')).toMatchObject({ status: 404 });
    expect(await hh.lend(firm.member.token, firm.id)).toMatchObject({ status: 503 });
    expect((await manager(firm.id, firm.member.token)).status).toBe(404);
  });
});
