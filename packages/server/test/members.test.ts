import {
  addCompanyMember,
  getCompany,
  listCompanies,
  listCompanyMembers,
  registerByPhone,
  removeCompanyMember,
} from '@kasb/contract';
import type { MemberRole } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from './support/firm.ts';
import type { Firm } from './support/firm.ts';
import { Harness, statusesOf } from './support/harness.ts';
import { phoneNumber } from './support/phones.ts';
import { form, steps, visitor } from './support/signIn.ts';

const api = Harness.forThisFile();
const { verify } = steps(api);

interface Member {
  id: string;
  userId: string | null;
  phone: string;
  role: string;
  status: string;
  firstName: string | null;
}

const add = (firm: Firm, phone: string, role?: MemberRole, as = firm.owner.token) =>
  api.call(addCompanyMember, { params: { id: firm.id }, body: { phone, role } }, { as });
const remove = (firm: Firm, memberId: string, as = firm.owner.token) =>
  api.call(removeCompanyMember, { params: { id: firm.id, memberId } }, { as });
const members = async (firm: Firm) =>
  (
    (await api.call(listCompanyMembers, { params: { id: firm.id } }, { as: firm.member.token })).body as {
      items: Member[];
    }
  ).items;

/** Signs up with a phone, as a person does. */
async function signUp(phone: string, role: 'employer' | 'candidate' = 'employer'): Promise<string> {
  await api.call(registerByPhone, { body: { ...form(phone), role } }, visitor());
  const { body } = await verify(phone, api.sent.at(-1)?.code ?? '');
  return (body as { token: string }).token;
}

test('participants are listed, then invitations', async () => {
  const firm = await createFirm(api);
  const phone = phoneNumber();
  await add(firm, phone, 'owner');
  expect(await members(firm)).toMatchObject([
    {
      id: firm.owner.id,
      userId: firm.owner.id,
      role: 'owner',
      status: 'active',
      phone: firm.owner.phone,
      firstName: 'Азиз',
    },
    { id: firm.member.id, role: 'member', status: 'active' },
    { userId: null, phone, role: 'owner', status: 'pending', firstName: null },
  ]);
});

describe('a participant', () => {
  test('is added by phone, however it is spelled, once', async () => {
    const firm = await createFirm(api);
    const { id, phone } = await api.person('employer');
    expect(await add(firm, `+${phone}`, 'owner')).toMatchObject({
      status: 201,
      body: { id, userId: id, role: 'owner', status: 'active' },
    });
    expect(await add(firm, phone)).toMatchObject({
      status: 409,
      body: { error: 'Этот человек уже в компании', fields: { phone: expect.any(String) } },
    });
    expect((await add(firm, firm.owner.phone)).status).toBe(409);
    const { phone: other } = await api.person('employer');
    expect(statusesOf(await Promise.all([1, 2, 3].map(() => add(firm, other))))).toEqual([201, 409, 409]);
  });

  test('who is a candidate is not added', async () => {
    const firm = await createFirm(api);
    const { phone } = await api.person('candidate');
    expect(await add(firm, phone)).toMatchObject({
      status: 422,
      body: { fields: { phone: expect.stringContaining('соискатель') } },
    });
  });

  test('is not added with a role that is none', async () => {
    const firm = await createFirm(api);
    expect((await add(firm, phoneNumber(), 'admin' as never)).status).toBe(422);
    expect((await add(firm, '123')).status).toBe(422);
  });

  test('is removed and sees the company no more', async () => {
    const firm = await createFirm(api);
    expect((await remove(firm, firm.member.id)).status).toBe(200);
    expect((await api.call(getCompany, { params: { id: firm.id } }, { as: firm.member.token })).status).toBe(404);
    expect((await remove(firm, firm.member.id)).status).toBe(404);
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000']) expect((await remove(firm, id)).status).toBe(404);
  });

  test('of another company is not removed', async () => {
    const [firm, other] = [await createFirm(api), await createFirm(api)];
    expect((await remove(firm, other.member.id)).status).toBe(404);
    expect(await members(other)).toHaveLength(2);
  });

  test('who owns it alone stays', async () => {
    const firm = await createFirm(api);
    expect(await remove(firm, firm.owner.id)).toMatchObject({
      status: 409,
      body: { error: 'У компании должен остаться хотя бы один владелец' },
    });
    expect(await members(firm)).toHaveLength(2);
  });

  test('who owns it with another may go, but not both at once', async () => {
    const firm = await createFirm(api);
    const second = await api.person('employer');
    await add(firm, second.phone, 'owner');
    const answers = await Promise.all([remove(firm, second.id), remove(firm, firm.owner.id, second.token)]);
    // Who comes second is an owner no more, so that the company is not theirs.
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await members(firm)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });

  test('adding has a limit', async () => {
    const firm = await createFirm(api);
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push(await add(firm, firm.owner.phone));
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('an invitation', () => {
  test('waits for a phone without an account, once, and is taken up at sign-up', async () => {
    const firm = await createFirm(api);
    const phone = phoneNumber();
    expect(await add(firm, phone)).toMatchObject({ status: 201, body: { phone, status: 'pending' } });
    expect(await add(firm, phone)).toMatchObject({
      status: 409,
      body: { fields: { phone: 'Этот номер уже приглашён' } },
    });
    const token = await signUp(phone);
    expect((await api.call(listCompanies, {}, { as: token })).body).toMatchObject({ items: [{ id: firm.id }] });
    expect((await members(firm)).find((member) => member.phone === phone)).toMatchObject({
      status: 'active',
      role: 'member',
      firstName: 'Азиз',
    });
  });

  test('waits for who registered but has not shown the phone yet', async () => {
    const firm = await createFirm(api);
    const phone = phoneNumber();
    await api.call(registerByPhone, { body: form(phone) }, visitor());
    expect(await add(firm, phone)).toMatchObject({ body: { status: 'pending' } });
  });

  test('is not taken up by a candidate', async () => {
    const firm = await createFirm(api);
    const phone = phoneNumber();
    await add(firm, phone);
    await signUp(phone, 'candidate');
    expect((await members(firm)).find((member) => member.phone === phone)).toMatchObject({ status: 'pending' });
  });

  test('that was taken back is gone', async () => {
    const firm = await createFirm(api);
    const phone = phoneNumber();
    const { body } = await add(firm, phone);
    const [own, other] = [(body as Member).id, await createFirm(api)];
    expect((await remove(other, own)).status).toBe(404);
    expect((await remove(firm, own)).status).toBe(200);
    const token = await signUp(phone);
    expect((await api.call(listCompanies, {}, { as: token })).body).toEqual({ items: [] });
  });

  test('taken up while it is made again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const firm = await createFirm(api);
      const phone = phoneNumber();
      await add(firm, phone);
      await api.call(registerByPhone, { body: form(phone) }, visitor());
      const code = api.sent.at(-1)?.code ?? '';
      const [signedIn, ...again] = await Promise.all([
        verify(phone, code),
        add(firm, phone),
        add(firm, phone),
        add(firm, phone),
      ]);
      expect([signedIn.status, ...statusesOf(again)]).toEqual([200, 409, 409, 409]);
      expect((await members(firm)).filter((member) => member.phone === phone)).toMatchObject([{ status: 'active' }]);
    }
  });

  test('made while the person signs up is never lost', async () => {
    const firms = await Promise.all([1, 2, 3].map(() => createFirm(api)));
    const phone = phoneNumber();
    await api.call(registerByPhone, { body: form(phone) }, visitor());
    const code = api.sent.at(-1)?.code ?? '';
    const [signedIn] = await Promise.all([verify(phone, code), ...firms.map((firm) => add(firm, phone))]);
    const { token } = signedIn.body as { token: string };
    expect(((await api.call(listCompanies, {}, { as: token })).body as { items: unknown[] }).items).toHaveLength(3);
  });
});
