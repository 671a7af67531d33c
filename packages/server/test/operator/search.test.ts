import {
  findEverything,
  grantSubscription,
  listOperatorCompanies,
  listOperatorOrders,
  listOperatorSubscriptions,
  listPeople,
} from '@kasb/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import { Harness, operatorToken as as } from '../support/harness.ts';
import { Providers } from '../support/payments.ts';

const api = Harness.forThisFile();

/** What means something to a database, or to whoever writes its questions. */
const signs = ['%%%', '___', "'''", '"""', '\\\\\\', ';--'];
const name = signs.join('');

let own: { company: string; person: string; order: string; subscription: string };
beforeAll(async () => {
  const providers = new Providers(api);
  providers.setUp();
  const planId = await providers.planId();
  const made = async () => {
    const { id, owner } = await createFirm(api);
    const { number } = await providers.order(owner.token);
    const body = { phone: owner.phone, planId, reason: 'Подарок' };
    const { id: subscription } = (await api.call(grantSubscription, { body }, { as })).body as { id: string };
    return { company: id, person: owner.id, order: number, subscription };
  };
  await made();
  own = await made();
  await api.services.sql`update users set first_name = ${name} where id = ${own.person}`;
  await api.services.sql`update companies set name = ${name} where id = ${own.company}`;
});

describe.each(signs)('what has %s in its name is found by it, and nothing else is', (search) => {
  const found = (body: unknown) => (body as { items: { id?: string; number?: string }[] }).items;

  test('of people', async () => {
    const { body } = await api.call(listPeople, { query: { search } }, { as });
    expect(found(body).map(({ id }) => id)).toEqual([own.person]);
  });

  test('of companies', async () => {
    const { body } = await api.call(listOperatorCompanies, { query: { search } }, { as });
    expect(found(body).map(({ id }) => id)).toEqual([own.company]);
  });

  test('of orders', async () => {
    const { body } = await api.call(listOperatorOrders, { query: { search } }, { as });
    expect(found(body).map(({ number }) => number)).toEqual([own.order]);
  });

  test('of subscriptions', async () => {
    const { body } = await api.call(listOperatorSubscriptions, { query: { search } }, { as });
    expect(found(body).map(({ id }) => id)).toEqual([own.subscription]);
  });

  test('of everything', async () => {
    const { body } = await api.call(findEverything, { query: { q: search } }, { as });
    expect(body).toMatchObject({ people: [{ id: own.person }], companies: [{ id: own.company }] });
  });
});
