import type { Access, Endpoint } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { describe, expect, test } from 'vitest';
import { notImplemented } from '../../src/compose/call.ts';
import { Harness, operatorToken } from '../support/harness.ts';

const api = Harness.forThisFile();

type Who = 'visitor' | 'candidate' | 'employer' | 'operator';

/**
 * What each may not do: 401 says sign in, 403 says not you. Everything else is let through to the call. A session of a
 * person counts for nothing where operators sign in.
 */
const refusals: Record<Access, Record<Who, number | undefined>> = {
  public: { visitor: undefined, candidate: undefined, employer: undefined, operator: undefined },
  session: { visitor: 401, candidate: undefined, employer: undefined, operator: 403 },
  candidate: { visitor: 401, candidate: undefined, employer: 403, operator: 403 },
  employer: { visitor: 401, candidate: 403, employer: undefined, operator: 403 },
  operator: { visitor: 401, candidate: 401, employer: 401, operator: undefined },
};

const tokens = new Map<Who, Promise<string>>();

/** One person of each, since what is let through here finds nothing that it could change but sessions. */
function tokenOf(who: Who, access: Access): Promise<string> | string | undefined {
  if (who === 'visitor') return undefined;
  if (who === 'operator') return operatorToken;
  const token = (access === 'session' ? undefined : tokens.get(who)) ?? api.person(who).then((person) => person.token);
  if (access !== 'session') tokens.set(who, token);
  return token;
}

async function statusFor({ access, method, path }: Endpoint, who: Who): Promise<number> {
  const token = await tokenOf(who, access);
  const { status } = await api.request(path.replace(/\{\w+\}/g, 'x'), {
    method,
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? undefined : '{}',
  });
  return status;
}

describe.each(['visitor', 'candidate', 'employer', 'operator'] as const)('%s', (who) => {
  test.each(table.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const expected = refusals[endpoint.access][who];
    const status = await statusFor(endpoint, who);
    if (expected === undefined) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(expected);
  });
});

test('an operator is nobody where no token is set', async () => {
  const { createApp } = await import('../../src/compose/app.ts');
  const app = createApp({ ...api.services, operatorToken: undefined });
  const response = await app.request('/skills', { method: 'POST', headers: { authorization: 'Bearer undefined' } });
  expect(response.status).toBe(401);
});

test('every call is answered', () => {
  expect(notImplemented, 'calls that nothing answers: bind them in packages/server/src/compose/verbs.ts').toEqual([]);
});
