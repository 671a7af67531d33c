import { expect, test } from 'vitest';
import { createApp } from '../../src/compose/app.ts';
import { Harness } from '../support/harness.ts';

const api = Harness.forThisFile();
const path = '/.well-known/security.txt';

test('whom to tell of a weakness stands where it is looked for, where somebody is named', async () => {
  expect((await api.request(path)).status).toBe(404);
  const app = createApp({ ...api.services, securityContact: 'mailto:security@example.uz' });
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toBe(
    'Contact: mailto:security@example.uz\nExpires: 2026-08-29T09:00:00.000Z\n' +
      'Preferred-Languages: ru, uz, en\nCanonical: https://kasb.uz/.well-known/security.txt\n',
  );
});
