import { createCompany, deleteCompany, getCompany, getPublicVacancy, getToday, updateCompany } from '@kasb/contract';
import type { CompanyBody } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as schema from '../../src/db/schema/index.ts';
import { createInvitingFirm, legalBody } from '../support/firm.ts';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';

const api = Harness.forThisFile();

async function kasb(...argv: string[]): Promise<{ code: number; text: string }> {
  const { code, out, error } = await kasbOf(api)(...argv);
  return { code, text: [out, error].filter((lines) => lines !== '').join('\n') };
}

async function company(changes: Partial<CompanyBody> = {}) {
  const { token } = await api.person('employer');
  const body = await legalBody(api, changes);
  const { status, body: made } = await api.call(createCompany, { body }, { as: token });
  const { id, stir } = made as { id: string; stir: string };
  const save = (more: Partial<CompanyBody>) =>
    api.call(updateCompany, { params: { id }, body: { ...body, ...more } as CompanyBody }, { as: token });
  const verifiedAt = async () => {
    const [row] = await api.db.select().from(schema.companies).where(eq(schema.companies.id, id));
    return row?.stirVerifiedAt;
  };
  return { id, stir, status, token, body, save, verifiedAt };
}

interface Seen {
  company_verified: boolean;
}

/** A firm that was checked, with a public vacancy, and its form as it was saved. */
async function checkedFirm() {
  const firm = await createInvitingFirm(api);
  await api.publish(firm.vacancyId);
  const body = await legalBody(api, { name: 'Samarqand Textile' });
  await api.call(updateCompany, { params: { id: firm.id }, body }, { as: firm.owner.token });
  expect(await kasb('company', 'verify', firm.id)).toMatchObject({ code: 0 });
  return { firm, body };
}

const taken = { status: 409, body: { fields: { stir: { code: 'stirTaken' } } } };

describe('M10: a taxpayer’s number', () => {
  test('is nobody’s because it was typed first', async () => {
    const first = await company();
    const { status, stir } = await company({ stir: first.stir });
    expect([status, stir]).toEqual([201, first.stir]);
    expect((await (await company()).save({ stir: first.stir })).status).toBe(200);
  });

  test('that is verified is taken', async () => {
    const [squatter, owner, other] = [
      await company({ stir: '311111111' }),
      await company({ stir: '311111111' }),
      await company(),
    ];
    expect(await kasb('company', 'verify', owner.id)).toMatchObject({ code: 0 });
    expect(await owner.verifiedAt()).toEqual(api.now);
    const { token } = await api.person('employer');
    expect(
      await api.call(createCompany, { body: await legalBody(api, { stir: '311111111' }) }, { as: token }),
    ).toMatchObject(taken);
    expect(await other.save({ stir: '311111111' })).toMatchObject(taken);
    expect(await squatter.save({ name: 'Samarqand Textile Group' })).toMatchObject(taken);
    expect((await squatter.save({ stir: undefined })).status).toBe(200);
    expect((await owner.save({ description: 'Шьём платья', phone: '998712001021' })).status).toBe(200);
    expect(await owner.verifiedAt()).toEqual(api.now);
  });

  test('that is changed, or whose company becomes another kind, is verified no more', async () => {
    const changes = [
      { stir: '322222222' },
      { stir: undefined },
      { name: 'Узбекнефтегаз' },
      { legalName: 'АО «Узбекнефтегаз»' },
      { website: 'https://ung.uz' },
    ];
    for (const change of changes) {
      const { id, save, verifiedAt } = await company();
      await kasb('company', 'verify', id);
      expect((await save(change)).status).toBe(200);
      expect([change, await verifiedAt()]).toEqual([change, null]);
    }
  });

  test('is no longer shown as checked once the name is another, on the vacancies neither', async () => {
    const { firm, body } = await checkedFirm();
    api.pass(1);
    const shown = async () =>
      ((await api.call(getPublicVacancy, { params: { id: firm.vacancyId } })).body as Seen).company_verified;
    expect(await shown()).toBe(true);
    const saved = { ...body, name: 'Навоийазот' };
    expect(
      (await api.call(updateCompany, { params: { id: firm.id }, body: saved }, { as: firm.owner.token })).status,
    ).toBe(200);
    expect(await shown()).toBe(false);
    const told = async () =>
      ((await api.call(getToday, {}, { as: operatorToken })).body as { attention: object[] }).attention;
    const item = { kind: 'marks', names: expect.arrayContaining(['Навоийазот']) };
    expect(await told()).toContainEqual(expect.objectContaining(item));
    await kasb('company', 'verify', firm.id);
    expect(await told()).not.toContainEqual(expect.objectContaining(item));
  });

  test('is given up by an owner alone', async () => {
    const { firm, body } = await checkedFirm();
    const save = (changes: object, as: string) =>
      api.call(updateCompany, { params: { id: firm.id }, body: { ...body, ...changes } }, { as });
    expect(await save({ name: 'Узбекнефтегаз' }, firm.member.token)).toMatchObject({
      status: 403,
      body: { code: 'ownersOnly' },
    });
    expect((await save({ description: 'Шьём платья' }, firm.member.token)).status).toBe(200);
    expect((await save({ name: 'Узбекнефтегаз' }, firm.owner.token)).status).toBe(200);
  });

  test('is verified for one company, however many at once', { tags: ['race'] }, async () => {
    const companies = [await company({ stir: '333333333' }), await company({ stir: '333333333' })];
    const results = await Promise.all(companies.map(({ id }) => kasb('company', 'verify', id)));
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0, 1]));
    const verified = await Promise.all(companies.map(({ verifiedAt }) => verifiedAt()));
    expect(verified.filter(Boolean)).toHaveLength(1);
  });

  test('of a deleted company is free again', async () => {
    const { id, token } = await company({ stir: '344444444' });
    await kasb('company', 'verify', id);
    await api.call(deleteCompany, { params: { id } }, { as: token });
    const next = await company({ stir: '344444444' });
    expect((await kasb('company', 'verify', next.id)).code).toBe(0);
  });

  test('is verified and unverified by the operator, by id or by the number, and that is recorded', async () => {
    const { id, token, verifiedAt } = await company({ stir: '355555555' });
    expect(await kasb('company', 'verify', '355555555')).toMatchObject({
      code: 0,
      text: expect.stringContaining('Samarqand Textile'),
    });
    expect((await kasb('company', 'verify', id)).code).toBe(1);
    expect((await kasb('company', 'unverify', '355555555')).code).toBe(0);
    expect(await verifiedAt()).toBeNull();
    expect((await kasb('company', 'unverify', id)).code).toBe(1);
    const events = await api.sql`
        select action, actor_kind, actor_name, changes from audit_events where entity_id = ${id} order by id`;
    expect(events).toMatchObject([
      {
        action: 'company.verified',
        actor_kind: 'cli',
        actor_name: expect.any(String),
        changes: { stir: [null, '355555555'] },
      },
      { action: 'company.unverified', changes: { stir: ['355555555', null] } },
    ]);
    expect((await api.call(getCompany, { params: { id } }, { as: token })).status).toBe(200);
  });

  test('of several companies must be told by the id', async () => {
    const [one, two] = [await company({ stir: '366666666' }), await company({ stir: '366666666' })];
    const { code, text } = await kasb('company', 'verify', '366666666');
    expect([code, text]).toEqual([1, expect.stringContaining(one.id)]);
    expect(text).toContain(two.id);
    for (const unknown of ['399999998', '7f000000-0000-4000-8000-000000000000', 'x'])
      expect((await kasb('company', 'verify', unknown)).code).toBe(1);
    const { id } = await company({ stir: undefined });
    expect((await kasb('company', 'verify', id)).code).toBe(1);
  });

  test('is not lost by two saves at once', { tags: ['race'] }, async () => {
    const { id, save } = await company();
    await kasb('company', 'verify', id);
    expect(statusesOf(await Promise.all([save({ name: 'А' }), save({ name: 'Б' })]))).toEqual([200, 200]);
  });
});
