import { addCompanyMember, checkSubscription, removeCompanyMember } from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm } from './support/firm.ts';
import { Harness, statusesOf } from './support/harness.ts';
import { outcomes, Publisher } from './support/publisher.ts';
import type { Published } from './support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { ids } = publisher;

const send = (id: string, token: string) => publisher.send(id, token, [ids.website]);
const hasActive = async (token: string) =>
  ((await api.call(checkSubscription, {}, { as: token })).body as { hasActiveSubscription: boolean })
    .hasActiveSubscription;

describe('a member without a subscription', () => {
  test('publishes on the owner’s, and is shown none of it', async () => {
    const firm = await publisher.firm({ postingsLimit: 3 });
    const answer = await send(firm.vacancyId, firm.member.token);
    expect([answer.status, outcomes(answer.body as Published)]).toEqual([200, { website: 'success' }]);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
    expect((await api.call(checkSubscription, {}, { as: firm.member.token })).body).toEqual({
      hasActiveSubscription: true,
      subscriptions: [],
    });
  });

  test('not on another member’s, nor on that of an owner of another company', async () => {
    const [firm, other] = [await createFirm(api), await publisher.firm()];
    const colleague = await api.person('employer');
    await api.call(
      addCompanyMember,
      { params: { id: firm.id }, body: { phone: colleague.phone } },
      { as: firm.owner.token },
    );
    await publisher.subscribe(colleague.id);
    await api.call(
      addCompanyMember,
      { params: { id: other.id }, body: { phone: firm.member.phone } },
      { as: other.owner.token },
    );
    expect(await send(firm.vacancyId, firm.member.token)).toMatchObject({
      status: 422,
      body: { error: 'Нет активной подписки: купите план для публикации' },
    });
    expect(await publisher.used(other.subscriptionId)).toBe(0);
    expect((await send(other.vacancyId, firm.member.token)).status).toBe(200);
    expect(await publisher.used(other.subscriptionId)).toBe(1);
  });

  test('is told of it no more once they left', async () => {
    const firm = await publisher.firm();
    const { member, owner } = firm;
    expect(await hasActive(member.token)).toBe(true);
    await api.call(removeCompanyMember, { params: { id: firm.id, memberId: member.id } }, { as: owner.token });
    expect(await hasActive(member.token)).toBe(false);
    expect((await send(firm.vacancyId, member.token)).status).toBe(404);
  });
});

test('one’s own pays first, the owner’s when nothing of it is left', async () => {
  const firm = await publisher.firm();
  const own = await publisher.subscribe(firm.member.id, {
    postingsLimit: 1,
    startedAt: new Date('2025-01-01T00:00:00Z'),
  });
  const second = await publisher.vacancy(firm);
  expect((await send(firm.vacancyId, firm.member.token)).status).toBe(200);
  expect([await publisher.used(own), await publisher.used(firm.subscriptionId)]).toEqual([1, 0]);
  expect((await send(second, firm.member.token)).status).toBe(200);
  expect([await publisher.used(own), await publisher.used(firm.subscriptionId)]).toEqual([1, 1]);
});

test('two owners and a member at once use what there is, and wait for each other in no circle', async () => {
  const firm = await publisher.firm({ postingsLimit: 4 });
  const second = await api.person('employer');
  await api.call(
    addCompanyMember,
    { params: { id: firm.id }, body: { phone: second.phone, role: 'owner' } },
    { as: firm.owner.token },
  );
  const other = await publisher.subscribe(second.id, { postingsLimit: 4 });
  const list = await Promise.all(Array.from({ length: 24 }, () => publisher.vacancy(firm)));
  const tokens = [firm.owner.token, second.token, firm.member.token];
  const answers = await Promise.all(list.map((id, index) => send(id, tokens[index % 3] ?? '')));
  expect(statusesOf(answers)).toEqual([
    ...Array.from({ length: 8 }, () => 200),
    ...Array.from({ length: 16 }, () => 422),
  ]);
  expect([await publisher.used(firm.subscriptionId), await publisher.used(other)]).toEqual([4, 4]);
});
