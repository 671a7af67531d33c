/** @module-tag slow */

import {
  addCompanyMember,
  createCompany,
  deleteCompany,
  getApplication,
  getPublicVacancy,
  getVacancy,
  listCompanies,
  respondToVacancy,
  searchVacancies,
  updateApplicationStatus,
  updateEmployerProfile,
  updateVacancy,
} from '@kasb/contract';
import { describe, expect, test } from 'vitest';
import { createFirm, legalBody, vacancyForm } from '../support/firm.ts';
import { Harness, statusesOf } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';
import { phoneNumber } from '../support/phones.ts';
import { Publisher } from '../support/publisher.ts';

// What an attack on the running server did not break: here it is tried again at every change.
const api = Harness.forThisFile();
const publisher = new Publisher(api);

const times = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('a session', () => {
  const origin = 'http://localhost';
  const cookieOf = (token: string) => `kasb_session=${token}`;

  test.each([
    ['no origin', {}],
    ['null', { origin: 'null' }],
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:81' }],
    ['cross-site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['same-site', { origin, 'sec-fetch-site': 'same-site' }],
    ['none', { origin, 'sec-fetch-site': 'none' }],
  ])('in a cookie writes nothing from %s', async (_, headers) => {
    const { token, phone } = await api.person('employer');
    const body = { first_name: 'Чужой', last_name: 'Каримов', phone };
    const answer = await api.call(
      updateEmployerProfile,
      { body },
      { headers: { cookie: cookieOf(token), ...headers } },
    );
    expect(answer.status).toBe(403);
    const [row] = await api.sql`select first_name from users where phone = ${phone}`;
    expect(row?.first_name).toBe('Азиз');
  });

  test('is not forged, and a bad bearer does not fall back to the cookie', async () => {
    const { token } = await api.person('employer');
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const forged = [
      `Bearer ${other}`,
      `Bearer ${token}x`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token.toLowerCase()}`,
      'Bearer',
      'Bearer null',
      'Bearer undefined',
      `Basic ${token}`,
      `Bearer ${token},${token}`,
      `Bearer "${token}"`,
      "Bearer ' or 1=1 --",
    ];
    for (const authorization of forged) {
      expect([authorization, (await api.call(listCompanies, {}, { headers: { authorization } })).status]).toEqual([
        authorization,
        401,
      ]);
    }
    const headers = { authorization: `Bearer ${other}`, cookie: cookieOf(token) };
    expect((await api.call(listCompanies, {}, { headers })).status).toBe(401);
  });
});

describe('at once', () => {
  test('fifty responses to a vacancy are one', async () => {
    const vacancyId = await api.vacancy();
    const { token } = await api.person('candidate');
    const answers = await times(50, () => api.call(respondToVacancy, { body: { vacancyId } }, { as: token }));
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 49]);
  });

  test('fifty creations with one key are one', async () => {
    const { token } = await api.person('employer');
    const body = await legalBody(api);
    const headers = { 'idempotency-key': 'one-press' };
    const answers = await times(50, () => api.call(createCompany, { body }, { as: token, headers }));
    expect(new Set(answers.map(({ body: made }) => (made as { id: string }).id)).size).toBe(1);
    expect((await api.call(listCompanies, {}, { as: token })).body).toMatchObject({ items: [{}] });
  });

  test('thirty equal invitations are one', async () => {
    const firm = await createFirm(api);
    const body = { phone: phoneNumber() };
    const answers = await times(30, () =>
      api.call(addCompanyMember, { params: { id: firm.id }, body }, { as: firm.owner.token }),
    );
    expect([countOf(answers, 201), countOf(answers, 409)]).toEqual([1, 29]);
  });

  test('twenty saves of one version are one', async () => {
    const { vacancyId, owner } = await createFirm(api);
    const params = { id: vacancyId };
    const { headers } = await api.call(getVacancy, { params }, { as: owner.token });
    const answers = await times(20, (index) =>
      api.call(
        updateVacancy,
        { params, body: { ...vacancyForm, salaryMax: 10_000_000 + index } },
        { as: owner.token, headers: { 'if-match': headers.get('etag') ?? '' } },
      ),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('fifty changes of a status leave a history that tells them all', async () => {
    const firm = await createFirm(api);
    await api.publish(firm.vacancyId);
    const candidate = await api.person('candidate');
    const made = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: candidate.token });
    const params = { id: (made.body as { id: string }).id };
    const statuses = ['screening', 'interview', 'offer', 'rejected', 'hired'] as const;
    const answers = await times(50, (index) =>
      api.call(
        updateApplicationStatus,
        { params, body: { status: statuses[index % 5] ?? 'offer' } },
        { as: firm.owner.token },
      ),
    );
    expect(countOf(answers, 200)).toBe(50);
    const { status, history } = (await api.call(getApplication, { params }, { as: firm.owner.token })).body as {
      status: string;
      history: { status: string }[];
    };
    expect(history.at(-1)?.status).toBe(status);
    expect(history.every((event, index) => event.status !== history[index - 1]?.status)).toBe(true);
  });

  test('sixty publications of twelve vacancies use the three postings that there are', async () => {
    const firm = await publisher.firm({ postingsLimit: 3 });
    const list = await times(12, () => publisher.vacancy(firm));
    const answers = await times(60, (index) =>
      publisher.send(list[index % 12] ?? '', firm.owner.token, [publisher.ids.website]),
    );
    expect(await publisher.used(firm.subscriptionId)).toBe(3);
    const shown = await times(12, (index) => api.call(getPublicVacancy, { params: { id: list[index] ?? '' } }));
    expect(countOf(shown, 200)).toBe(3);
    expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  });

  test('publishing, deleting the company and responding leave nothing public', async () => {
    for (let round = 0; round < 5; round += 1) {
      const firm = await publisher.firm();
      const candidate = await api.person('candidate');
      const { vacancyId, owner } = firm;
      const answers = await Promise.all([
        publisher.send(vacancyId, owner.token, [publisher.ids.website]),
        api.call(deleteCompany, { params: { id: firm.id } }, { as: owner.token }),
        api.call(respondToVacancy, { body: { vacancyId } }, { as: candidate.token }),
      ]);
      expect(statusesOf(answers).every((status) => [200, 201, 404, 409, 422].includes(status))).toBe(true);
      // Whoever came too late tries again.
      await expect
        .poll(async () => (await api.call(deleteCompany, { params: { id: firm.id } }, { as: owner.token })).status)
        .toBe(404);
      // It may have been public for a moment.
      expect([404, 410]).toContain((await api.call(getPublicVacancy, { params: { id: vacancyId } })).status);
    }
  });
});

test('searches meant to hurt are searches', async () => {
  const hostile = [
    "' or '1'='1",
    "'; drop table users; --",
    '%',
    '_',
    '\\',
    '%%%%%%%%',
    '(((((((',
    ')))))))',
    '<script>alert(1)</script>',
    '${7*7}',
    '../../etc/passwd',
    "швея' union select token_hash from sessions --",
    'a:* & b | !c <-> d',
    '🧵'.repeat(50),
    'е'.repeat(200),
  ];
  for (const search of hostile) {
    expect([search, (await api.call(searchVacancies, { query: { search } })).status]).toEqual([search, 200]);
  }
});
