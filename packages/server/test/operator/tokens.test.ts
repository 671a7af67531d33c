import { createOperatorToken, getOperator, listAudit, listOperatorTokens, revokeOperatorToken } from '@kasb/contract';
import type { OperatorTokenBody } from '@kasb/contract';
import { expect, test } from 'vitest';
import { Harness, operatorToken, statusesOf } from '../support/harness.ts';
import { operatorSteps } from '../support/operators.ts';

const api = Harness.forThisFile();
const { signedIn } = operatorSteps(api);
const as = operatorToken;

const make = async (body: OperatorTokenBody, token = as) => api.call(createOperatorToken, { body }, { as: token });
const revoke = (name: string, token = as) => api.call(revokeOperatorToken, { params: { name } }, { as: token });
const see = async (token = as) => api.call(listOperatorTokens, {}, { as: token });
const actions = async (entityId: string) =>
  ((await api.call(listAudit, { query: { entityId } }, { as })).body as { items: { action: string }[] }).items.map(
    ({ action }) => action,
  );

test('a token is shown once, works in its role until its day, and is known by its name alone', async () => {
  const made = await make({ name: 'выгрузка', role: 'support', days: 1 });
  const { token, ...rest } = made.body as { token: string };
  expect([made.status, rest]).toMatchObject([
    201,
    { name: 'выгрузка', role: 'support', expires_at: expect.any(String) },
  ]);
  const listed = (await see()).body as { items: object[] };
  expect(listed.items).toMatchObject([{ name: 'выгрузка', role: 'support' }]);
  expect(JSON.stringify(listed)).not.toContain(token);
  expect(statusesOf([await see(token)])).toEqual([403]);
  api.pass(24 * 60 * 60 + 1);
  expect((await see(token)).status).toBe(401);
});

test('revoking ends it, once of many at a time, and both stand in the journal', { tags: ['race'] }, async () => {
  const { token } = (await make({ name: 'ci', role: 'admin' })).body as { token: string };
  expect((await see(token)).status).toBe(200);
  const both = await Promise.all([revoke('ci'), revoke('ci')]);
  expect(new Set(statusesOf(both))).toEqual(new Set([200, 404]));
  expect((await see(token)).status).toBe(401);
  expect(await actions('ci')).toEqual(['token.revoked', 'token.created']);
});

test('tokens are for admins, who show their second step afresh', async () => {
  const { token: support } = await signedIn('support');
  const body = { name: 'x', role: 'admin' } as const;
  expect(statusesOf([await see(support), await make(body, support), await revoke('x', support)])).toEqual([
    403, 403, 403,
  ]);
  const { token: admin } = await signedIn('admin');
  api.pass(16 * 60);
  expect((await api.call(getOperator, {}, { as: admin })).status).toBe(200);
  for (const answer of [await make(body, admin), await revoke('x', admin)])
    expect(answer).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
});
