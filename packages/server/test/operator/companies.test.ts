import {
  blockCompany,
  createCompany,
  createOrder,
  getCompany,
  getOperatorCompany,
  getPublicCompany,
  getPublicVacancy,
  getPublishStatus,
  listAudit,
  listOperatorCompanies,
  listPublicCompanyVacancies,
  publishVacancy,
  revealCompany,
  searchVacancies,
  unblockCompany,
  unverifyCompany,
  verifyCompany,
} from '@kasb/contract';
import type { CompanyBody, Vacancy } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { maskPhone } from '../../src/text/maskPhone.ts';
import { anyPhone } from '../support/anyPhone.ts';
import { areaOf, createFirm } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { operatorSteps } from '../support/operators.ts';
import { Providers } from '../support/payments.ts';
import { Publisher } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const kasb = kasbOf(api);
const { signedIn } = operatorSteps(api);
const as = operatorToken;

interface Seen {
  id: string;
  name: string;
  stir: string;
  owner: { name: string; phone: string };
  members: { role: string; phone: string }[];
  verified_at?: string | null;
  verified_note?: string | null;
  blocked_at?: string | null;
  blocked_reason?: string | null;
  pinfl?: string | null;
}

const list = async (query: { search?: string; state?: 'verified' | 'unverified' | 'blocked' } = {}, token = as) =>
  ((await api.call(listOperatorCompanies, { query }, { as: token })).body as { items: Seen[] }).items;
const show = async (id: string, token = as) =>
  (await api.call(getOperatorCompany, { params: { id } }, { as: token })).body as Seen;
const verify = (id: string, token = as) =>
  api.call(verifyCompany, { params: { id }, body: { note: 'Свидетельство 1147' } }, { as: token });
const reason = 'Чужие реквизиты';
const block = (id: string, token = as) => api.call(blockCompany, { params: { id }, body: { reason } }, { as: token });
const unblock = (id: string, token = as, reason?: string) =>
  api.call(unblockCompany, { params: { id }, body: { reason } }, { as: token });
const reveal = (id: string, token = as, why = reason) =>
  api.call(revealCompany, { params: { id }, body: { reason: why } }, { as: token });
const journal = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: Record<string, unknown>[] }).items;

describe('the list', () => {
  test('finds by a part of the name in any case and by the number, newest first, and % is a sign as any', async () => {
    const first = await createFirm(api);
    api.pass(1);
    const second = await createFirm(api);
    await api.sql`update companies set name = 'Ипак йўли 100%' where id = ${second.id}`;
    expect((await list()).map(({ id }) => id).slice(0, 2)).toEqual([second.id, first.id]);
    for (const search of ['ипак', '100%']) expect((await list({ search })).map(({ id }) => id)).toEqual([second.id]);
    const { stir } = await show(first.id);
    expect(await list({ search: stir })).toMatchObject([
      { id: first.id, vacancies_count: 1, owner: { name: 'Азиз Каримов', phone: maskPhone(first.owner.phone) } },
    ]);
    expect(await list({ search: '_' })).toEqual([]);
  });

  test.each(['moderator', 'support', 'admin'] as const)('names are read by a %s, and phones masked', async (role) => {
    const firm = await createFirm(api);
    const { token } = await signedIn(role);
    const { stir, owner, members } = await show(firm.id, token);
    expect(owner).toMatchObject({
      name: 'Азиз Каримов',
      phone: maskPhone(firm.owner.phone),
    });
    expect(members.map(({ role }) => role)).toEqual(['owner', 'member']);
    expect(JSON.stringify([members, await list({ search: stir }, token)])).not.toMatch(anyPhone);
  });

  test('a company that is deleted, or nobody’s id, is not found', async () => {
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000']) {
      const answers = [
        await api.call(getOperatorCompany, { params: { id } }, { as }),
        await verify(id),
        await block(id),
        await unblock(id),
        await reveal(id),
      ];
      expect(statusesOf(answers)).toEqual([404, 404, 404, 404, 404]);
    }
  });
});

describe('verifying', () => {
  test('is seen by everybody, and no more once it is taken back', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const isVerified = async () =>
      ((await api.call(getPublicCompany, { params: { id: firm.id } })).body as { is_verified: boolean }).is_verified;
    const saysSo = async () => {
      const page = await api.call(getPublicVacancy, { params: { id: firm.vacancyId } });
      const companys = await api.call(listPublicCompanyVacancies, { params: { id: firm.id } });
      const found = await api.call(searchVacancies, { query: { limit: 100 } });
      const cards = [...(companys.body as Vacancy[]), ...(found.body as Vacancy[])];
      return [page.body as Vacancy, ...cards.filter(({ id }) => id === firm.vacancyId)].map(
        ({ company_verified: says }) => says,
      );
    };
    expect(await isVerified()).toBe(false);
    expect(await saysSo()).toEqual([false, false, false]);
    await verify(firm.id);
    expect(await isVerified()).toBe(true);
    expect(await saysSo()).toEqual([true, true, true]);
    const params = { id: firm.id };
    await api.call(unverifyCompany, { params, body: { reason: 'Документ чужой' } }, { as });
    expect(await isVerified()).toBe(false);
  });

  test('says who found it and by what, once, and is taken back with a reason', async () => {
    const { id } = await createFirm(api);
    const { token } = await signedIn('moderator');
    expect((await verify(id, token)).body).toMatchObject({
      verified_at: api.now.toISOString(),
      verified_by: 'Нодира Юнусова',
      verified_note: 'Свидетельство 1147',
    });
    expect((await verify(id)).status).toBe(200);
    expect(await list({ state: 'verified' })).toMatchObject([{ id }]);
    const without = await api.call(unverifyCompany, { params: { id }, body: { reason: 'нет' } }, { as });
    expect(without).toMatchObject({ status: 422, body: { fields: { reason: { code: 'reasonRequired' } } } });
    const taken = { params: { id }, body: { reason: 'Документ чужой' } };
    const { body } = await api.call(unverifyCompany, taken, { as });
    expect(body).toMatchObject({ verified_at: null, verified_note: null });
    await api.call(unverifyCompany, taken, { as });
    expect(await journal(id)).toMatchObject([
      { action: 'company.unverified', reason: 'Документ чужой' },
      { action: 'company.verified', actor_name: 'Нодира Юнусова', role: 'moderator', reason: 'Свидетельство 1147' },
    ]);
  });

  test('of one number, however many at once, one company gets it', { tags: ['race'] }, async () => {
    const firms = [await createFirm(api), await createFirm(api)];
    await api.sql`update companies set stir = '377777777' where id in ${api.sql(firms.map(({ id }) => id))}`;
    const answers = await Promise.all(firms.map(({ id }) => verify(id)));
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      fields: { stir: { code: 'stirTaken' } },
    });
  });
});

describe('blocking', () => {
  test('hides a company with its vacancies, forbids to publish and to order, and tells its people why', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    await publisher.subscribe(firm.owner.id);
    expect(await publisher.isPublic(firm.vacancyId)).toBe(true);
    expect((await block(firm.id)).body).toMatchObject({ blocked_at: api.now.toISOString(), blocked_reason: reason });
    expect(await publisher.isPublic(firm.vacancyId)).toBe(false);
    expect((await api.call(getPublicCompany, { params: { id: firm.id } })).status).toBe(404);
    expect((await api.call(getCompany, { params: { id: firm.id } }, { as: firm.member.token })).body).toMatchObject({
      blocked_reason: reason,
    });
    const params = { id: firm.vacancyId };
    expect((await api.call(getPublishStatus, { params }, { as: firm.owner.token })).body).toMatchObject({
      canPublish: false,
    });
    const body = { selectedServiceIds: [publisher.ids.website] };
    expect(await api.call(publishVacancy, { params, body }, { as: firm.owner.token })).toMatchObject({
      status: 422,
      body: { code: 'companyBlocked' },
    });
    const providers = new Providers(api);
    providers.setUp();
    const order = { planId: await providers.planId(), method: 'payme' as const, companyId: firm.id };
    expect(await api.call(createOrder, { body: order }, { as: firm.owner.token })).toMatchObject({
      status: 422,
      body: { code: 'companyBlocked' },
    });

    expect((await unblock(firm.id)).body).toMatchObject({ blocked_at: null, blocked_reason: null });
    expect(await publisher.isPublic(firm.vacancyId)).toBe(true);
    expect((await api.call(getPublicCompany, { params: { id: firm.id } })).status).toBe(200);
  });

  test('takes the posts off the channels', async () => {
    const firm = await publisher.firm();
    const id = await publisher.vacancy(firm);
    await publisher.publish(firm, [publisher.ids.telegram], id);
    const [title = ''] = publisher.telegram.sent.at(-1)?.match(/Швея \d+ разряда/) ?? [];
    expect(publisher.shown(title)).toHaveLength(1);
    await block(firm.id);
    await expect.poll(() => publisher.shown(title)).toEqual([]);
    await unblock(firm.id, as, 'Документы показаны');
    expect((await journal(firm.id))[0]).toMatchObject({ action: 'company.unblocked', reason: 'Документы показаны' });
    expect(publisher.shown(title)).toEqual([]);
  });

  test('needs a reason, a keeper of the platform and a fresh second step, and changes nothing otherwise', async () => {
    const { id, owner } = await createFirm(api);
    const empty = await api.call(blockCompany, { params: { id }, body: { reason: ' ' } }, { as });
    expect(empty).toMatchObject({ status: 422, body: { fields: { reason: { code: 'reasonRequired' } } } });
    const moderator = await signedIn('moderator');
    expect((await block(id, moderator.token)).status).toBe(403);
    expect((await block(id, owner.token)).status).toBe(401);
    const support = await signedIn('support');
    api.pass(16 * 60);
    expect(await block(id, support.token)).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
    expect((await show(id)).blocked_at).toBeNull();
    expect(await journal(id)).toEqual([]);
  });

  test('twice at once is one deed, and so is taking it back', { tags: ['race'] }, async () => {
    const { id } = await createFirm(api);
    expect(statusesOf(await Promise.all([block(id), block(id)]))).toEqual([200, 200]);
    expect(await list({ state: 'blocked' })).toMatchObject([{ id }]);
    expect(statusesOf(await Promise.all([unblock(id), unblock(id)]))).toEqual([200, 200]);
    expect((await journal(id)).map(({ action }) => action)).toEqual(['company.unblocked', 'company.blocked']);
  });

  test('against a publication at the same time, nothing stays public', { tags: ['race'] }, async () => {
    const firm = await publisher.firm();
    const body = { selectedServiceIds: [publisher.ids.website] };
    const publish = () => api.call(publishVacancy, { params: { id: firm.vacancyId }, body }, { as: firm.owner.token });
    const [blocked] = await Promise.all([block(firm.id), publish()]);
    expect(blocked.status).toBe(200);
    expect(await publisher.isPublic(firm.vacancyId)).toBe(false);
  });

  test('is the same by the command line', async () => {
    const { id } = await createFirm(api);
    expect((await kasb('company', 'block', id, '--reason', reason, '--as', 'Ботир')).code).toBe(0);
    expect((await kasb('company', 'block', id, '--reason', reason)).code).toBe(1);
    expect((await show(id)).blocked_reason).toBe(reason);
    expect((await kasb('company', 'find', 'samarqand')).out).toMatch(new RegExp(`${id}.+blocked`));
    expect((await kasb('company', 'unblock', id)).code).toBe(0);
    expect((await journal(id)).map(({ actor_kind: kind }) => kind)).toEqual(['cli', 'cli']);
  });
});

describe('what tells who an individual is', () => {
  const individual = async () => {
    const owner = await api.person('employer');
    const body: CompanyBody = {
      companyType: 'individual',
      name: 'ЯТТ Каримов',
      email: 'k@mail.uz',
      phone: owner.phone,
      areas_activity: await areaOf(api),
      firstName: 'Азиз',
      lastName: 'Каримов',
      pinfl: '30101901234567',
      passportSeries: 'AB',
      passportNumber: '1234567',
    };
    const { body: made } = await api.call(createCompany, { body }, { as: owner.token });
    return (made as { id: string }).id;
  };

  test('is masked, shown in full when asked for, and the journal knows who looked', async () => {
    const id = await individual();
    expect((await show(id)).pinfl).toBe('••••••••••4567');
    const { token } = await signedIn('support');
    expect((await reveal(id, token, ' ok ')).status).toBe(422);
    expect(await journal(id)).toHaveLength(0);
    const whole = await reveal(id, token);
    expect(whole.body).toEqual({ pinfl: '30101901234567', passport_series: 'AB', passport_number: '1234567' });
    const rows = await journal(id);
    expect(rows).toMatchObject([
      { action: 'company.revealed', actor_name: 'Нодира Юнусова', entity_title: 'ЯТТ Каримов', reason },
    ]);
    expect(JSON.stringify(rows)).not.toContain('30101901234567');
    const moderator = await signedIn('moderator');
    expect((await reveal(id, moderator.token)).status).toBe(403);
    expect(await journal(id)).toHaveLength(1);
  });

  test('is shown by the command line too, in full for a reason alone', async () => {
    const id = await individual();
    const { out } = await kasb('company', 'show', id);
    expect(out).toContain('pinfl: "••••••••••4567"');
    expect(out).toContain('name: "ЯТТ Каримов"');
    expect((await kasb('company', 'reveal', id)).code).toBe(2);
    expect(await journal(id)).toHaveLength(0);
    const whole = await kasb('company', 'reveal', id, '--reason', 'Запрос суда', '--as', 'Азиз');
    expect(whole).toMatchObject({ code: 0, out: 'PINFL: 30101901234567\npassport: AB 1234567' });
    expect(await journal(id)).toMatchObject([
      { action: 'company.revealed', actor_kind: 'cli', actor_name: 'Азиз', reason: 'Запрос суда' },
    ]);
    expect((await kasb('company', 'show', '7f000000-0000-4000-8000-000000000000')).code).toBe(1);
  });

  test('has no number that could be verified', async () => {
    const id = await individual();
    expect(await verify(id)).toMatchObject({ status: 422, body: { fields: { stir: { code: 'required' } } } });
  });
});
