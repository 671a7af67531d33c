import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { countApplications, listApplications, updateApplicationStatus } from './applications.ts';
import { finishHeadHunterConnection, getHeadHunterConnection, linkHeadHunterVacancy } from './headhunterConnection.ts';

test('an application of another provider has a source and no holes', () => {
  const { items } = parse(listApplications.answer, { items: [{ id: 7, candidate: null }, { status: 'applied' }] });
  expect(items).toEqual([
    {
      id: '7',
      source: 'platform',
      is_hidden: false,
      is_new: false,
      is_resume_newer: false,
      voters: [],
      can_message: false,
      channels: [],
      candidate: {},
      answers: [],
      vacancy: {},
      history: [],
    },
  ]);
});

test('a list is asked for by a known status', () => {
  expect(parse(listApplications.query, { status: 'hired', vacancy_id: ' v1 ' })).toEqual({
    status: 'hired',
    vacancy_id: 'v1',
  });
  expect(safeParse(listApplications.query, { status: 'fired' }).success).toBe(false);
});

test('a status that was left out counts nothing', () => {
  const none = { total: 0, applied: 0, screening: 0, interview: 0, offer: 0, rejected: 0, hired: 0 };
  expect(parse(countApplications.answer, { total: 2, offer: 2, hired: null })).toEqual({ ...none, total: 2, offer: 2 });
});

test('applied is not to be set', () => {
  const { success } = safeParse(updateApplicationStatus.body, { status: 'applied' });
  expect(success).toBe(false);
});

test('a connection that says nothing is none', () => {
  expect(parse(getHeadHunterConnection.answer, {})).toEqual({ configured: false, connected: false, isSyncing: false });
});

test('what HeadHunter sent back is needed whole', () => {
  for (const body of [
    {},
    { code: 'c' },
    { state: 's' },
    { code: ' ', state: 's' },
    { code: 'c'.repeat(1001), state: 's' },
  ]) {
    expect(safeParse(finishHeadHunterConnection.body, body).success, JSON.stringify(body)).toBe(false);
  }
});

test('a vacancy of HeadHunter is a number or none', () => {
  const isTaken = (hhVacancyId: unknown) => safeParse(linkHeadHunterVacancy.body, { hhVacancyId }).success;
  expect([isTaken('78789890'), isTaken(null)]).toEqual([true, true]);
  expect([isTaken('../me'), isTaken('1?x=1'), isTaken(''), isTaken(5), isTaken(undefined)]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
