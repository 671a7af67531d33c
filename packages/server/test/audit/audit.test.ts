import { createArea, createSkill, disconnectHeadHunter, updateEmployerProfile } from '@kasb/contract';
import { expect, test } from 'vitest';
import { Harness, operatorToken } from '../support/harness.ts';
import { HeadHunterSide } from '../support/headHunter.ts';

const api = Harness.forThisFile();
const hh = HeadHunterSide.of(api);

const recordOf = (actorId: string) =>
  api.sql`select action, changes from audit_log where actor_id = ${actorId} order by id`;

test('M6: what a person changes of themselves is in the record, and a save that changes nothing is not', async () => {
  const person = await api.person('employer');
  const body = { first_name: 'Азиза', last_name: 'Каримов', phone: person.phone };
  for (let time = 0; time < 2; time += 1) {
    expect((await api.call(updateEmployerProfile, { body }, { as: person.token })).status).toBe(200);
  }
  expect(await recordOf(person.id)).toEqual([{ action: 'profile.updated', changes: { firstName: ['Азиз', 'Азиза'] } }]);
});

test('M6: connecting to HeadHunter and disconnecting are in the record, without a token', async () => {
  const person = await api.person('employer');
  await hh.connect(person.token);
  await api.call(disconnectHeadHunter, {}, { as: person.token });
  const rows = await recordOf(person.id);
  expect(rows.map(({ action }) => action)).toEqual(['headhunter.connected', 'headhunter.disconnected']);
  expect(Object.keys(rows[0]?.changes).toSorted()).toEqual(['employer', 'manager']);
});

test('M6: what an operator adds to the lists is in the record, by their name', async () => {
  const as = operatorToken;
  expect((await api.call(createSkill, { body: { name: 'Плетение сетей' } }, { as })).status).toBe(201);
  expect((await api.call(createSkill, { body: { name: 'Плетение сетей' } }, { as })).status).toBe(409);
  expect((await api.call(createArea, { body: { name: 'Плетение корзин' } }, { as })).status).toBe(201);
  const rows = await api.sql`
    select action, actor_kind, actor_name is not null as is_named, changes from audit_events
      where entity_type in ('skill', 'area') order by id`;
  expect(rows).toMatchObject([
    { action: 'skill.added', actor_kind: 'token', is_named: true, changes: { name: [null, 'Плетение сетей'] } },
    { action: 'area.added', actor_kind: 'token', is_named: true, changes: { name: [null, 'Плетение корзин'] } },
  ]);
});
