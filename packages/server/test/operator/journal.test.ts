import { listAudit, verifyAudit } from '@kasb/contract';
import { expect, test } from 'vitest';
import { record } from '../../src/audit/record.ts';
import { maintain } from '../../src/compose/maintenance.ts';
import { addOperator, removeAccount } from '../../src/operator/accounts.ts';
import { addToken } from '../../src/operator/tokens.ts';
import { Harness, operatorToken } from '../support/harness.ts';
import { kasbOf } from '../support/kasb.ts';
import { operatorSteps } from '../support/operators.ts';
import { phoneNumber } from '../support/phones.ts';
import { openSql } from '../support/sql.ts';

const api = Harness.forThisFile();
const { signedIn, source } = operatorSteps(api);
const kasb = kasbOf(api);
const as = operatorToken;

const verified = async () => (await api.call(verifyAudit, {}, { as })).body;

const write = (title: string) =>
  api.db.transaction((transaction) =>
    record(transaction, source(), {
      action: 'person.blocked',
      entityType: 'user',
      entityTitle: title,
      changes: { phone: [null, '998901234567'] },
      reason: 'Мошенничество с оплатой',
    }),
  );

test('writers at once are one chain without a gap, and no phone is kept', { tags: ['race'] }, async () => {
  await Promise.all(Array.from({ length: 20 }, (_, number) => write(`Запись ${number}`)));
  expect(await verified()).toEqual({ is_whole: true, checked: 20, broken_id: null });
  const rows = await api.sql`select id, changes from audit_events order by id`;
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(JSON.stringify(rows)).not.toContain('998901234567');
});

test('the database refuses to change and to remove', async () => {
  const { sql } = api;
  await expect(sql`update audit_events set reason = 'x' where id = 1`).rejects.toThrow('the journal is never changed');
  await expect(sql`delete from audit_events`).rejects.toThrow('the journal is never changed');
  const owner = openSql(api.databaseUrl);
  await expect(owner`truncate audit_events`).rejects.toThrow('the journal is never changed');
  await owner.end();
});

test('a row that is changed or taken out by who owns the database breaks the chain there', async () => {
  const sql = openSql(api.databaseUrl);
  const byHand = async (change: () => Promise<unknown>) => {
    await sql`alter table audit_events disable trigger audit_events_kept`;
    await change();
    await sql`alter table audit_events enable trigger audit_events_kept`;
  };
  await byHand(() => sql`update audit_events set reason = 'Ошибка' where id = 7`);
  expect(await verified()).toMatchObject({ is_whole: false, broken_id: 7 });
  expect((await kasb('audit', 'verify')).error).toContain('broken at row 7');
  await byHand(() => sql`update audit_events set reason = 'Мошенничество с оплатой' where id = 7`);
  expect(await verified()).toMatchObject({ is_whole: true });
  // The last rows leave no gap, and are missed all the same.
  await sql`create table kept as select * from audit_events where id >= 19`;
  await byHand(() => sql`delete from audit_events where id >= 19`);
  expect(await verified()).toMatchObject({ is_whole: false, broken_id: 19 });
  expect((await kasb('audit', 'verify')).error).toContain('broken at row 19');
  await sql`alter table audit_events disable trigger audit_events_chained`;
  await sql`insert into audit_events select * from kept order by id`;
  await sql`alter table audit_events enable trigger audit_events_chained`;
  expect(await verified()).toMatchObject({ is_whole: true, checked: 20 });
  await byHand(() => sql`delete from audit_events where id = 12`);
  expect(await verified()).toMatchObject({ is_whole: false, broken_id: 13 });
  await sql.end();
});

test('who is no admin reads their own acts alone', async () => {
  const { token, id } = await signedIn('support', 'Мирзаев');
  const own = await api.call(listAudit, { query: {} }, { as: token });
  expect((own.body as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual([
    'operator.signed_in',
  ]);
  expect((await api.call(verifyAudit, {}, { as: token })).status).toBe(403);
  const all = await api.call(listAudit, { query: { entityType: 'operator', entityId: id } }, { as });
  expect((all.body as { items: { action: string }[] }).items.map(({ action }) => action)).toEqual([
    'operator.signed_in',
    'operator.added',
  ]);
});

test('acts are looked for by who did them and what they were done to', async () => {
  const { token, id } = await signedIn('support', 'Каримов');
  const found = async (query: Record<string, string>) =>
    ((await api.call(listAudit, { query }, { as })).body as { items: { action: string; entity_type: string }[] }).items;
  expect((await found({ actorId: id })).map(({ action }) => action)).toEqual(['operator.signed_in']);
  expect(await found({ actorId: 'nobody' })).toEqual([]);
  const kinds = (await found({ entityType: 'user' })).map(({ entity_type: kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['user']));
  const { id: another } = await signedIn('moderator');
  expect(await found({ actorId: another })).toHaveLength(1);
  const foreign = await api.call(listAudit, { query: { actorId: another } }, { as: token });
  expect((foreign.body as { items: unknown[] }).items).toEqual([]);
});

test('pages go on where the one before ended', async () => {
  const first = await api.call(listAudit, { query: { limit: 5 } }, { as });
  const ids = (answer: typeof first) => (answer.body as { items: { id: number }[] }).items.map(({ id }) => id);
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const second = await api.request(next, { headers: { authorization: `Bearer ${as}` } });
  expect(Math.max(...ids(second))).toBe(Math.min(...ids(first)) - 1);
});

test('its head goes into the log every hour, where nobody of the database reaches it', async () => {
  await maintain.run(api.services, {}, new AbortController().signal);
  const line = api.logged.findLast((each) => each.includes('the head of the journal')) ?? '{}';
  const [row] = await api.sql`select id, encode(hash, 'hex') as hash from audit_events order by id desc limit 1`;
  expect(JSON.parse(line)).toMatchObject({ head: { id: Number(row?.id), hash: row?.hash as string } });
});

test('an operator is told by their id too, and a name is one’s own', async () => {
  const operator = await signedIn('support', 'Саидова');
  const { body } = await api.call(listAudit, { query: { actorId: operator.id } }, { as: operator.token });
  expect(body).toMatchObject({
    items: [{ action: 'operator.signed_in', actor_id: operator.id, actor_name: 'Нодира Саидова' }],
  });
  const phone = phoneNumber();
  const named = (firstName: string, lastName: string) =>
    addOperator(api.db, source(), { phone, firstName, lastName, role: 'support' });
  await expect(named('нодира', 'САИДОВА')).rejects.toMatchObject({
    code: 'alreadyExists',
    fields: { lastName: 'alreadyExists' },
  });
  await addToken(api.db, source(), { name: 'Отчёт ночи', role: 'support' });
  for (const name of ['Отчёт ночи', 'отчёт НОЧИ', 'Нодира Саидова', 'operator'])
    await expect(addToken(api.db, source(), { name, role: 'support' })).rejects.toMatchObject({
      code: 'alreadyExists',
    });
  await expect(named('Отчёт', 'ночи')).rejects.toMatchObject({ code: 'alreadyExists' });
  await removeAccount(api.db, source(), operator.id);
  await named('Нодира', 'Саидова');
});
