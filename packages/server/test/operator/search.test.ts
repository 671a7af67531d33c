import {
  findEverything,
  grantSubscription,
  listOperatorCompanies,
  listOperatorOrders,
  listOperatorSubscriptions,
  listPeople,
} from '@kasb/contract';
import { beforeAll, expect, test } from 'vitest';
import { createFirm } from '../support/firm.ts';
import { Harness, operatorToken as as } from '../support/harness.ts';
import { Providers } from '../support/payments.ts';

const api = Harness.forThisFile();

/** What means something to a database, or to whoever writes its questions. */
const signs = ['%%%', '___', "'''", '"""', '\\\\\\', ';--'];
const name = 'Бекзод';

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
  await api.sql`update users set first_name = ${name} where id = ${own.person}`;
  await api.sql`update companies set name = ${name} where id = ${own.company}`;
});

const idsOf = (body: unknown) => (body as { items: { id: string }[] }).items.map(({ id }) => id);

const lists = {
  people: async (search: string) => idsOf((await api.call(listPeople, { query: { search } }, { as })).body),
  companies: async (search: string) =>
    idsOf((await api.call(listOperatorCompanies, { query: { search } }, { as })).body),
  subscriptions: async (search: string) =>
    idsOf((await api.call(listOperatorSubscriptions, { query: { search } }, { as })).body),
  orders: async (search: string) => {
    const { body } = await api.call(listOperatorOrders, { query: { search } }, { as });
    return (body as { items: { number: string }[] }).items.map(({ number }) => number);
  },
  everything: async (q: string) => {
    const { body } = await api.call(findEverything, { query: { q } }, { as });
    const { people, companies } = body as Record<'people' | 'companies', { id: string }[]>;
    return [...people, ...companies].map(({ id }) => id);
  },
};

test.each(signs)('%s is no part of a name: alone it finds nothing, beside one it is nothing', async (sign) => {
  const { person, company, subscription, order } = own;
  const wanted = {
    people: [person],
    companies: [company],
    subscriptions: [subscription],
    orders: [order],
    everything: [person, company],
  };
  for (const list of ['people', 'companies', 'subscriptions', 'orders', 'everything'] as const) {
    expect(await lists[list](sign), list).toEqual([]);
    expect(await lists[list](`${sign} bekz${sign}`), list).toEqual(wanted[list]);
  }
});
