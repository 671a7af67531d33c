/** @module-tag slow */

import {
  addCompanyMember,
  checkSubscription,
  leaveCompany,
  lendSubscription,
  listNotifications,
  listSubscriptionLendings,
  removeCompanyMember,
  takeBackSubscription,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm, join } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import { outcomes, Publisher } from '../support/publisher.ts';
import type { Published } from '../support/publisher.ts';

const api = Harness.forThisFile();
const publisher = new Publisher(api);
const { ids } = publisher;

const send = (id: string, token: string) => publisher.send(id, token, [ids.website]);
const hasActive = async (token: string) =>
  ((await api.call(checkSubscription, {}, { as: token })).body as { hasActiveSubscription: boolean })
    .hasActiveSubscription;

const lend = (token: string, subscriptionId: string, companyId: string) =>
  api.call(lendSubscription, { params: { id: subscriptionId, companyId } }, { as: token });
const takeBack = (token: string, subscriptionId: string, companyId: string) =>
  api.call(takeBackSubscription, { params: { id: subscriptionId, companyId } }, { as: token });
const noticesOf = async (token: string) =>
  ((await api.call(listNotifications, {}, { as: token })).body as { items: { kind: string; values: unknown }[] }).items;

/** A firm whose owner has a subscription and lent it to the firm. */
async function lendingFirm(values: Parameters<typeof publisher.firm>[0] = {}) {
  const firm = await publisher.firm(values);
  expect(await lend(firm.owner.token, firm.subscriptionId, firm.id)).toMatchObject({
    status: 200,
    body: { is_lent: true },
  });
  return firm;
}

describe('C1a: a member without a subscription', () => {
  test('does not publish on what nobody lent, however they belong together', async () => {
    const victim = await api.person('employer');
    const subscription = await publisher.subscribe(victim.id, { postingsLimit: 10 });
    const stranger = await createFirm(api);
    const body = { phone: victim.phone, role: 'owner' as const };
    await api.call(addCompanyMember, { params: { id: stranger.id }, body }, { as: stranger.owner.token });
    expect((await send(stranger.vacancyId, stranger.owner.token)).status).toBe(422);
    const other = await createFirm(api);
    await join(api, other, victim, 'owner');
    expect((await send(other.vacancyId, other.owner.token)).status).toBe(422);
    expect(await publisher.used(subscription)).toBe(0);
  });

  test('publishes on one that was lent, is shown only whose it is, and its holder is told', async () => {
    const firm = await lendingFirm({ postingsLimit: 3 });
    const answer = await send(firm.vacancyId, firm.member.token);
    expect([answer.status, outcomes(answer.body as Published)]).toEqual([200, { website: 'success' }]);
    expect(await publisher.used(firm.subscriptionId)).toBe(1);
    expect((await api.call(checkSubscription, {}, { as: firm.member.token })).body).toEqual({
      hasActiveSubscription: true,
      subscriptions: [],
      borrowed: [{ company_id: firm.id, company_name: 'Samarqand Textile', lender: 'Азиз Каримов', plan: 'Бизнес' }],
    });
    const values = expect.objectContaining({ person: 'Азиз Каримов', company: 'Samarqand Textile' });
    expect(await noticesOf(firm.owner.token)).toContainEqual(expect.objectContaining({ kind: 'posting_paid', values }));
    const { body } = await api.call(listSubscriptionLendings, {}, { as: firm.owner.token });
    expect(body).toMatchObject({
      items: [{ subscription_id: firm.subscriptionId, company_id: firm.id, is_lent: true, postings_used: 1 }],
    });
    const [paid] =
      await api.sql`select actor_id, entity_id from audit_log where action = 'posting.paid' order by id desc limit 1`;
    expect(paid).toEqual({ actor_id: firm.member.id, entity_id: firm.subscriptionId });
  });

  test('not on what was lent to another company', async () => {
    const firm = await lendingFirm();
    const other = await createFirm(api);
    await join(api, other, firm.owner);
    expect((await send(other.vacancyId, other.member.token)).status).toBe(422);
    expect((await send(other.vacancyId, firm.owner.token)).status).toBe(200);
  });

  test('not once it was taken back', async () => {
    const firm = await lendingFirm();
    expect(await hasActive(firm.member.token)).toBe(true);
    expect(await takeBack(firm.owner.token, firm.subscriptionId, firm.id)).toMatchObject({ body: { is_lent: false } });
    expect(await hasActive(firm.member.token)).toBe(false);
    expect((await send(firm.vacancyId, firm.member.token)).status).toBe(422);
  });

  test('is told of it no more once they left', async () => {
    const firm = await lendingFirm();
    const { member, owner } = firm;
    await api.call(removeCompanyMember, { params: { id: firm.id, memberId: member.id } }, { as: owner.token });
    expect(await hasActive(member.token)).toBe(false);
    expect((await send(firm.vacancyId, member.token)).status).toBe(404);
  });
});

test('lending ends with the lender’s leaving, and does not come back with them', async () => {
  const firm = await createFirm(api);
  const lender = firm.member;
  const subscription = await publisher.subscribe(lender.id);
  await lend(lender.token, subscription, firm.id);
  expect(await hasActive(firm.owner.token)).toBe(true);
  expect((await api.call(leaveCompany, { params: { id: firm.id } }, { as: lender.token })).status).toBe(200);
  expect(await hasActive(firm.owner.token)).toBe(false);
  await join(api, firm, lender);
  expect(await hasActive(firm.owner.token)).toBe(false);
});

test('nobody lends what is another’s, nor to a company that is not theirs', async () => {
  const firm = await publisher.firm();
  const other = await createFirm(api);
  expect(await lend(firm.member.token, firm.subscriptionId, firm.id)).toMatchObject({ status: 404 });
  expect(await lend(firm.owner.token, firm.subscriptionId, other.id)).toMatchObject({ status: 404 });
  expect(await lend(firm.owner.token, 'x', firm.id)).toMatchObject({ status: 404 });
  expect(await lend(firm.owner.token, firm.subscriptionId, 'x')).toMatchObject({ status: 404 });
  expect(await hasActive(firm.member.token)).toBe(false);
});

test('one’s own pays first, the lent one when nothing of it is left', async () => {
  const firm = await lendingFirm();
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

test(
  'two lenders and a member at once use what there is, and wait for each other in no circle',
  { tags: ['race'] },
  async () => {
    const firm = await lendingFirm({ postingsLimit: 4 });
    const second = await api.person('employer');
    await join(api, firm, second, 'owner');
    const other = await publisher.subscribe(second.id, { postingsLimit: 4 });
    await lend(second.token, other, firm.id);
    const list = await Promise.all(Array.from({ length: 24 }, () => publisher.vacancy(firm)));
    const tokens = [firm.owner.token, second.token, firm.member.token];
    const answers = await Promise.all(list.map((id, index) => send(id, tokens[index % 3] ?? '')));
    expect(statusesOf(answers)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      ...Array.from({ length: 16 }, () => 422),
    ]);
    expect([await publisher.used(firm.subscriptionId), await publisher.used(other)]).toEqual([4, 4]);
  },
);
