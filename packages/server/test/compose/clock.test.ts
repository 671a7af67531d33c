import { createCompany, getCurrentUser, searchVacancies } from '@kasb/contract';
import { expect, test } from 'vitest';
import { legalBody } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { Browser } from '../support/visitors.ts';

const api = Harness.forThisFile();

test.each([
  ['back by an hour', -3600],
  ['back by a day', -86_400],
  ['ahead by a day', 86_400],
])('a clock that jumps %s signs nobody out, and people go on signing in and writing', async (_how, seconds) => {
  const { token } = await api.person('employer');
  const id = await api.vacancy();
  const phone = phoneNumber();
  await new Browser(api, '203.0.113.5').join(phone);
  api.pass(seconds);
  expect((await api.call(getCurrentUser, {}, { as: token })).status).toBe(200);
  const found = (await api.call(searchVacancies, {})).body as { id: string }[];
  expect(found.map((vacancy) => vacancy.id)).toContain(id);
  expect((await api.call(createCompany, { body: await legalBody(api) }, { as: token })).status).toBe(201);
  const device = new Browser(api, '203.0.113.6');
  expect((await device.login(phone)).status).toBe(200);
  expect((await device.verify(phone)).status).toBe(200);
});
