import {
  acceptInvitation,
  addCompanyMember,
  declineInvitation,
  getCompany,
  leaveCompany,
  listCompanies,
  listCompanyMembers,
  listInvitations,
  listNotifications,
  registerByPhone,
  removeCompanyMember,
} from '@kasb/contract';
import type { MemberRole } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm, join } from '../support/firm.ts';
import type { Firm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { TestPerson } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { form, steps, visitor } from '../support/signIn.ts';

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

const invite = (firm: Firm, phone: string, role?: MemberRole, as = firm.owner.token) =>
  api.call(addCompanyMember, { params: { id: firm.id }, body: { phone, role } }, { as });
const remove = (firm: Firm, memberId: string, as = firm.owner.token) =>
  api.call(removeCompanyMember, { params: { id: firm.id, memberId } }, { as });
const leave = (firm: Firm, as: string) => api.call(leaveCompany, { params: { id: firm.id } }, { as });
const accept = (id: string, as: string) => api.call(acceptInvitation, { params: { id } }, { as });
const decline = (id: string, as: string) => api.call(declineInvitation, { params: { id } }, { as });
const itemsOf = <T>({ body }: { body: unknown }) => (body as { items: T[] }).items;
const waitingFor = async (as: string) =>
  itemsOf<{ id: string; company_name: string; role: string; invited_by: string }>(
    await api.call(listInvitations, {}, { as }),
  );
const companiesOf = async (as: string) => itemsOf<{ id: string }>(await api.call(listCompanies, {}, { as }));
const noticesOf = async (as: string) =>
  itemsOf<{ kind: string; values: Record<string, string> }>(await api.call(listNotifications, {}, { as }));
const members = async (firm: Firm, as = firm.member.token) =>
  itemsOf<Member>(await api.call(listCompanyMembers, { params: { id: firm.id } }, { as }));
const invited = async (firm: Firm, person: TestPerson, role?: MemberRole) =>
  ((await invite(firm, person.phone, role)).body as Member).id;

/** Signs up with a phone, as a person does. */
async function signUp(phone: string, role: 'employer' | 'candidate' = 'employer'): Promise<string> {
  await api.call(registerByPhone, { body: { ...form(phone), role } }, visitor());
  const { body } = await verify(phone, api.sent.at(-1)?.code ?? '');
  return (body as { token: string }).token;
}

test('participants are listed, then invitations', async () => {
  const firm = await createFirm(api);
  const phone = phoneNumber();
  await invite(firm, phone, 'owner');
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

describe('C1: an invitation', () => {
  test('counts for nothing until the person accepts it in their own session', async () => {
    const firm = await createFirm(api);
    const person = await api.person('employer');
    const answer = await invite(firm, person.phone, 'owner');
    expect(answer).toMatchObject({
      status: 201,
      body: { userId: null, firstName: null, lastName: null, status: 'pending' },
    });
    expect(await companiesOf(person.token)).toEqual([]);
    expect((await api.call(getCompany, { params: { id: firm.id } }, { as: person.token })).status).toBe(404);
    expect(await members(firm)).toMatchObject([{}, {}, { userId: null, status: 'pending', firstName: null }]);

    const [waiting] = await waitingFor(person.token);
    expect(waiting).toMatchObject({ company_name: 'Samarqand Textile', role: 'owner', invited_by: 'Азиз Каримов' });
    expect(await accept(waiting?.id ?? '', person.token)).toMatchObject({ status: 200, body: { company_id: firm.id } });
    expect(await companiesOf(person.token)).toMatchObject([{ id: firm.id }]);
    expect(await waitingFor(person.token)).toEqual([]);
    expect((await members(firm)).find(({ id }) => id === person.id)).toMatchObject({
      role: 'owner',
      status: 'active',
      firstName: 'Азиз',
    });
    expect(await noticesOf(firm.owner.token)).toContainEqual(
      expect.objectContaining({ kind: 'invitation_accepted', values: expect.objectContaining({ companyId: firm.id }) }),
    );
  });

  test('tells the inviter neither whether the phone has an account nor of what kind', async () => {
    const firm = await createFirm(api);
    const phones = [phoneNumber(), (await api.person('employer')).phone, (await api.person('candidate')).phone];
    const answers = await Promise.all(phones.map((phone) => invite(firm, phone)));
    const shapes = answers.map(({ status, body }) => ({ status, body: { ...(body as Member), id: '', phone: '' } }));
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test(
    'is told to the person of the phone, once, with the way to where it is answered',
    { tags: ['race'] },
    async () => {
      const firm = await createFirm(api);
      const [person, candidate] = [await api.person('employer'), await api.person('candidate')];
      await Promise.all([invite(firm, person.phone), invite(firm, person.phone), invite(firm, candidate.phone)]);
      const headers = { 'accept-language': 'uz' };
      const { body } = await api.call(listNotifications, {}, { as: person.token, headers });
      expect(body).toMatchObject({
        items: [
          {
            kind: 'member_invited',
            title: 'Азиз Каримов sizni Samarqand Textile kompaniyasiga taklif qilmoqda',
            link: '/employer/companies',
          },
        ],
      });
      // Who cannot accept it would be led nowhere.
      expect(await noticesOf(candidate.token)).toEqual([]);
      api.pass(15 * 24 * 3600);
      await invite(firm, person.phone);
      expect((await noticesOf(person.token)).map(({ kind }) => kind)).toEqual(['member_invited', 'member_invited']);
    },
  );

  test('waits for a phone without an account, and for who registers with it', async () => {
    const firm = await createFirm(api);
    const phone = phoneNumber();
    expect(await invite(firm, phone)).toMatchObject({ status: 201, body: { phone, status: 'pending' } });
    const token = await signUp(phone);
    expect(await companiesOf(token)).toEqual([]);
    const [waiting] = await waitingFor(token);
    expect((await accept(waiting?.id ?? '', token)).status).toBe(200);
    expect(await companiesOf(token)).toMatchObject([{ id: firm.id }]);
  });

  test('is nobody else’s to answer', async () => {
    const firm = await createFirm(api);
    const [person, stranger] = [await api.person('employer'), await api.person('employer')];
    const id = await invited(firm, person);
    for (const answer of [accept, decline]) {
      expect((await answer(id, stranger.token)).status).toBe(404);
      expect((await answer(id, firm.owner.token)).status).toBe(404);
      expect((await answer(id, (await api.person('candidate')).token)).status).toBe(403);
      expect((await answer('x', person.token)).status).toBe(404);
    }
    expect(await waitingFor(person.token)).toHaveLength(1);
  });

  test('is made once, however the phone is spelled and however many ask at once', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const { phone } = await api.person('employer');
    const answers = await Promise.all([1, 2, 3].map(() => invite(firm, `+${phone}`)));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
    expect(await invite(firm, phone)).toMatchObject({
      status: 409,
      body: { fields: { phone: { code: 'alreadyInvited' } } },
    });
    expect(await invite(firm, firm.member.phone)).toMatchObject({
      status: 409,
      body: { code: 'alreadyMember', fields: { phone: { code: 'alreadyMember' } } },
    });
  });

  test('that was declined is over, told to who made it, and not repeated while it would have waited', async () => {
    const firm = await createFirm(api);
    const person = await api.person('employer');
    const id = await invited(firm, person);
    expect((await decline(id, person.token)).status).toBe(200);
    expect(await waitingFor(person.token)).toEqual([]);
    expect((await accept(id, person.token)).status).toBe(404);
    expect(await members(firm)).toHaveLength(2);
    const notice = (await noticesOf(firm.owner.token)).find(({ kind }) => kind === 'invitation_declined');
    expect(notice).toMatchObject({ values: { phone: person.phone } });
    expect(notice?.values.person).toBeUndefined();
    expect((await invite(firm, person.phone)).status).toBe(409);
    api.pass(15 * 24 * 3600);
    expect((await invite(firm, person.phone)).status).toBe(201);
  });

  test('expires after 14 days, and may then be made again', async () => {
    const firm = await createFirm(api);
    const person = await api.person('employer');
    const id = await invited(firm, person);
    api.pass(14 * 24 * 3600);
    expect(await waitingFor(person.token)).toEqual([]);
    expect((await accept(id, person.token)).status).toBe(404);
    expect(await members(firm)).toHaveLength(2);
    expect((await invite(firm, person.phone)).status).toBe(201);
  });

  test('is gone with the owner who made it, removed or by themselves', async () => {
    const firm = await createFirm(api);
    const [owner, friend, other] = [
      await api.person('employer'),
      await api.person('employer'),
      await api.person('employer'),
    ];
    await join(api, firm, owner, 'owner');
    expect((await invite(firm, friend.phone, 'owner', owner.token)).status).toBe(201);
    await invite(firm, other.phone, 'member');
    const [{ id } = { id: '' }] = await waitingFor(friend.token);
    expect((await remove(firm, owner.id)).status).toBe(200);
    expect(await waitingFor(friend.token)).toEqual([]);
    expect((await accept(id, friend.token)).status).toBe(404);
    expect((await members(firm)).map(({ phone }) => phone)).not.toContain(friend.phone);
    // Those of the others wait on.
    expect(await waitingFor(other.token)).toHaveLength(1);
    await join(api, firm, owner, 'owner');
    await invite(firm, friend.phone, 'owner', owner.token);
    expect((await leave(firm, owner.token)).status).toBe(200);
    expect(await waitingFor(friend.token)).toEqual([]);
  });

  test('that was taken back is gone', async () => {
    const [firm, other] = [await createFirm(api), await createFirm(api)];
    const person = await api.person('employer');
    const id = await invited(firm, person);
    expect((await remove(other, id)).status).toBe(404);
    expect((await remove(firm, id, firm.member.token)).status).toBe(403);
    expect((await noticesOf(person.token)).map(({ kind }) => kind)).toEqual(['member_invited']);
    expect((await remove(firm, id)).status).toBe(200);
    expect(await waitingFor(person.token)).toEqual([]);
    // Nor does the bell lead there.
    expect(await noticesOf(person.token)).toEqual([]);
    expect((await accept(id, person.token)).status).toBe(404);
  });

  test('accepted and taken back at once ends in one of the two', { tags: ['race'] }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const firm = await createFirm(api);
      const person = await api.person('employer');
      const id = await invited(firm, person);
      const [accepted, removed] = await Promise.all([accept(id, person.token), remove(firm, id)]);
      expect(statusesOf([accepted, removed])).toEqual([200, 404]);
      expect(await companiesOf(person.token)).toHaveLength(accepted.status === 200 ? 1 : 0);
    }
  });

  test('accepted many times at once makes one member', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const person = await api.person('employer');
    const id = await invited(firm, person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => accept(id, person.token)));
    expect(statusesOf(answers)).toEqual([200, 404, 404, 404]);
  });

  test('has a limit and needs a role and a phone that are some', async () => {
    const firm = await createFirm(api);
    expect((await invite(firm, phoneNumber(), 'admin' as never)).status).toBe(422);
    expect((await invite(firm, '123')).status).toBe(422);
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push(await invite(firm, firm.owner.phone));
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a participant', () => {
  test('is removed, sees the company no more, and is told', async () => {
    const firm = await createFirm(api);
    expect((await remove(firm, firm.member.id)).status).toBe(200);
    expect((await api.call(getCompany, { params: { id: firm.id } }, { as: firm.member.token })).status).toBe(404);
    expect(await noticesOf(firm.member.token)).toContainEqual(expect.objectContaining({ kind: 'member_removed' }));
    expect((await remove(firm, firm.member.id)).status).toBe(404);
    for (const id of ['x', '7f000000-0000-4000-8000-000000000000']) expect((await remove(firm, id)).status).toBe(404);
  });

  test('of another company is not removed', async () => {
    const [firm, other] = [await createFirm(api), await createFirm(api)];
    expect((await remove(firm, other.member.id)).status).toBe(404);
    expect(await members(other)).toHaveLength(2);
  });

  test('leaves by themselves, and the owners are told', async () => {
    const firm = await createFirm(api);
    expect((await leave(firm, firm.member.token)).status).toBe(200);
    expect(await companiesOf(firm.member.token)).toEqual([]);
    const left = { kind: 'member_left', values: expect.objectContaining({ person: 'Азиз Каримов' }) };
    expect(await noticesOf(firm.owner.token)).toContainEqual(expect.objectContaining(left));
    expect((await leave(firm, firm.member.token)).status).toBe(404);
    expect((await leave(firm, (await createFirm(api)).owner.token)).status).toBe(404);
  });

  test('who owns it alone stays', async () => {
    const firm = await createFirm(api);
    const refused = { status: 409, body: { code: 'lastOwner' } };
    expect(await remove(firm, firm.owner.id)).toMatchObject(refused);
    expect(await leave(firm, firm.owner.token)).toMatchObject(refused);
    expect(await members(firm)).toHaveLength(2);
  });

  test('who owns it with another may go, but not both at once', { tags: ['race'] }, async () => {
    const firm = await createFirm(api);
    const second = await api.person('employer');
    await join(api, firm, second, 'owner');
    const answers = await Promise.all([remove(firm, second.id), remove(firm, firm.owner.id, second.token)]);
    // Who comes second is an owner no more, so that the company is not theirs.
    expect(statusesOf(answers)).toEqual([200, 404]);
    expect((await members(firm)).filter(({ role }) => role === 'owner')).toHaveLength(1);
  });
});

test('M6: every change of membership is in the record, with who made it and from where', async () => {
  const firm = await createFirm(api);
  const person = await api.person('employer');
  const id = await invited(firm, person);
  await accept(id, person.token);
  await remove(firm, person.id);
  const rows = await api.sql`
    select action, actor_id, address, request_id is not null as "hasRequest" from audit_log
    where entity_type = 'company' and entity_id = ${firm.id} order by id`;
  expect(rows.slice(-3)).toEqual([
    { action: 'member.invited', actor_id: firm.owner.id, address: '127.0.0.1', hasRequest: true },
    { action: 'invitation.accepted', actor_id: person.id, address: '127.0.0.1', hasRequest: true },
    { action: 'member.removed', actor_id: firm.owner.id, address: '127.0.0.1', hasRequest: true },
  ]);
});
