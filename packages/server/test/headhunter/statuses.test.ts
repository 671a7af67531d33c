/** @module-tag slow */

import { disconnectHeadHunter } from '@kasb/contract';
import type { SettableApplicationStatus } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { headhunterNegotiations as negotiations, vacancies } from '../../src/db/schema/index.ts';
import { tellStatus } from '../../src/headhunter/tellStatus.ts';
import type { Firm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const listOf = (firm: Firm) => hh.listOf(firm);
const one = (firm: Firm, id: string) => hh.one(firm, id);
const setStatus = (firm: Firm, id: string, status: SettableApplicationStatus) => hh.setStatus(firm, id, status);
const walk = (firm: Firm) => hh.walk(firm);
/** Tells what is due of a firm's vacancy, as the jobs would. @returns how many there were */
const tell = async ({ vacancyId }: Firm) => {
  const due = await api.sql<{ id: string }[]>`
    select application_id as id from headhunter_negotiations
    where vacancy_id = ${vacancyId} and pending_status is not null and try_after <= ${api.now.toISOString()}`;
  await Promise.all(due.map(({ id }) => tellStatus(hh.work, id)));
  return due.length;
};

describe('statuses go back', () => {
  /** One response, brought in. */
  async function single(more: { state?: string; actions?: string[] } = { state: 'response' }) {
    const {
      firm,
      negotiations: [given],
    } = await hh.linkedFirm(1, more);
    await walk(firm);
    const [application] = await listOf(firm);
    if (!given || !application) throw new Error('No response was brought in');
    return { firm, given, id: application.id };
  }

  test.each([
    ['screening', 'consider'],
    ['interview', 'interview'],
    ['offer', 'offer'],
    ['hired', 'hired'],
    ['rejected', 'discard_by_employer'],
  ] as const)('%s as %s', async (status, state) => {
    const { firm, given, id } = await single();
    expect((await setStatus(firm, id, status)).status).toBe(200);
    expect(given.state).toBe('response');
    expect(await tell(firm)).toBe(1);
    expect(given.state).toBe(state);
    expect((await one(firm, id)).sync_error).toBeNull();
    expect(await tell(firm)).toBe(0);
    // What we did ourselves is no news.
    await walk(firm);
    expect((await one(firm, id)).history).toHaveLength(2);
  });

  test('an invitation carries a message', async () => {
    const { firm, given, id } = await single();
    await setStatus(firm, id, 'interview');
    await tell(firm);
    expect(given.messages).toHaveLength(1);
    expect(given.messages[0]).toContain('Приглашаем вас на интервью по вакансии «Технолог швейного производства»');
  });

  test('in the language of the vacancy', async () => {
    const { firm, given, id } = await single();
    await api.db
      .update(vacancies)
      .set({ title: 'Tikuvchi', description: 'Fabrikaga tajribali tikuvchilar kerak' })
      .where(eq(vacancies.id, firm.vacancyId));
    await setStatus(firm, id, 'interview');
    await tell(firm);
    expect(given.messages[0]).toContain('Sizni «Tikuvchi» vakansiyasi bo‘yicha suhbatga taklif qilamiz');
  });

  test('by the next best action when the best is not offered', async () => {
    const { firm, given, id } = await single({ state: 'response', actions: ['phone_interview', 'assessment'] });
    await setStatus(firm, id, 'screening');
    await tell(firm);
    expect(given.state).toBe('phone_interview');
  });

  test('what HeadHunter does not offer stays here, with its reason', async () => {
    const { firm, given, id } = await single({ state: 'response', actions: ['consider'] });
    expect((await setStatus(firm, id, 'hired')).status).toBe(200);
    await tell(firm);
    expect(given.state).toBe('response');
    expect(await one(firm, id)).toMatchObject({
      status: 'hired',
      sync_error: 'HeadHunter не предлагает этот этап для отклика',
    });
    expect(await tell(firm)).toBe(0);
    await setStatus(firm, id, 'screening');
    await tell(firm);
    expect(await one(firm, id)).toMatchObject({ status: 'screening', sync_error: null });
  });

  test('a refusal is told in plain words', async () => {
    const { firm, id } = await single();
    await setStatus(firm, id, 'offer');
    hh.fake.fail({
      match: 'PUT /negotiations',
      status: 403,
      body: { errors: [{ type: 'negotiations', value: 'not_enough_purchased_services' }] },
    });
    await tell(firm);
    expect(await one(firm, id)).toMatchObject({
      status: 'offer',
      sync_error: 'На HeadHunter не хватает оплаченных услуг',
    });
  });

  test.each([
    ['fails', { status: 500, body: {} }],
    ['is silent', { isSilent: true }],
    ['wants a pause', { status: 429, retryAfter: 1, body: {} }],
  ])('while HeadHunter %s the change is made, and told later', async (_, fault) => {
    const { firm, given, id } = await single();
    hh.fake.fail({ match: 'GET /negotiations', ...fault });
    hh.fake.requests.length = 0;
    expect((await setStatus(firm, id, 'offer')).status).toBe(200);
    // Who changes it does not wait for HeadHunter, which has not heard of it yet.
    expect(hh.fake.requests).toEqual([]);
    if ('isSilent' in fault) api.services.headHunter = hh.open({ timeoutMs: 50 });
    await tell(firm);
    expect(await one(firm, id)).toMatchObject({ status: 'offer', sync_error: expect.stringContaining('HeadHunter') });
    expect(await tell(firm)).toBe(0);
    hh.fake.heal();
    api.services.headHunter = hh.open();
    api.pass(31);
    expect(await tell(firm)).toBe(1);
    expect(given.state).toBe('offer');
    expect((await one(firm, id)).sync_error).toBeNull();
  });

  test('told before the worker died, it is not told twice', async () => {
    const { firm, given, id } = await single();
    await setStatus(firm, id, 'offer');
    hh.fake.move(given.id, 'offer');
    hh.fake.requests.length = 0;
    await tell(firm);
    expect(hh.fake.requests.filter(({ call }) => call.startsWith('PUT'))).toEqual([]);
    const [row] = await api.db.select().from(negotiations).where(eq(negotiations.applicationId, id));
    expect(row).toMatchObject({ pendingStatus: null, state: 'offer', error: null });
  });

  test('changed again meanwhile, the last one is told', async () => {
    const { firm, given, id } = await single();
    await setStatus(firm, id, 'screening');
    let answer = () => {};
    const gate = new Promise<void>((done) => (answer = done));
    hh.fake.fail({ match: 'PUT /negotiations/consider', gate });
    const telling = tell(firm);
    await expect.poll(() => hh.fake.requests.some(({ call }) => call.startsWith('PUT'))).toBe(true);
    await setStatus(firm, id, 'hired');
    answer();
    await telling;
    expect(await tell(firm)).toBe(1);
    expect(given.state).toBe('hired');
  });

  test('two workers tell each once', { tags: ['race'] }, async () => {
    const { firm } = await hh.linkedFirm(6, { state: 'response' });
    await walk(firm);
    for (const { id } of await listOf(firm)) await setStatus(firm, id, 'offer');
    hh.fake.requests.length = 0;
    await Promise.all([tell(firm), tell(firm), tell(firm)]);
    expect(hh.fake.requests.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(6);
  });

  test('a sync does not undo what waits to be told', async () => {
    const { firm, given, id } = await single();
    await setStatus(firm, id, 'hired');
    hh.fake.move(given.id, 'consider');
    await walk(firm);
    expect((await one(firm, id)).status).toBe('hired');
    await tell(firm);
    expect(given.state).toBe('hired');
  });

  test('an action at another address is not followed', async () => {
    const { firm, given, id } = await single();
    await setStatus(firm, id, 'offer');
    const action = {
      id: 'offer',
      enabled: true,
      method: 'PUT',
      url: 'http://169.254.169.254/latest',
      resulting_employer_state: { id: 'offer' },
      arguments: [],
    };
    hh.fake.fail({
      match: `GET /negotiations/${given.id}`,
      status: 200,
      body: { employer_state: { id: 'response' }, actions: [action] },
    });
    await tell(firm);
    expect(await one(firm, id)).toMatchObject({ sync_error: 'HeadHunter дал адрес на другом сайте' });
  });

  test('without a connection it waits for one', async () => {
    const { firm, given, id } = await single();
    await setStatus(firm, id, 'offer');
    await api.call(disconnectHeadHunter, {}, { as: firm.owner.token });
    await tell(firm);
    expect((await one(firm, id)).sync_error).toContain('HeadHunter не подключен');
    await hh.serve(firm);
    api.pass(31);
    await tell(firm);
    expect(given.state).toBe('offer');
  });

  test('of the platform’s own applications HeadHunter is told nothing', async () => {
    const { firm } = await hh.linkedFirm(1);
    const [row] = await api.sql`
        insert into applications (vacancy_id, candidate_name) values (${firm.vacancyId}, 'Азиз') returning id`;
    await setStatus(firm, String(row?.id), 'offer');
    expect(await tell(firm)).toBe(0);
  });
});
