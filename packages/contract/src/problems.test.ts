import { expect, test } from 'vitest';
import { loginByPhone } from './auth.ts';
import { getCompany } from './companies.ts';
import { getHeadHunterConnection } from './headhunterConnection.ts';
import { appendInterviewUpload } from './interviewMedia.ts';
import { publishVacancy } from './posting.ts';
import { problemCodes, problemStatuses } from './problems.ts';
import { problemOfStatus, problemsOf } from './problemsOf.ts';
import { searchVacancies } from './search.ts';
import { table } from './table.ts';

test('a call answers its own problems and those that come with what it is', () => {
  expect(problemsOf(searchVacancies)).toEqual([
    'malformed',
    'badQuery',
    'tooOften',
    'internal',
    'notImplemented',
    'unavailable',
  ]);
  expect(problemsOf(getCompany)).toEqual(
    expect.arrayContaining(['noSession', 'forbidden', 'badQuery', 'unknownCompany']),
  );
  expect(problemsOf(publishVacancy)).toEqual(
    expect.arrayContaining(['foreignOrigin', 'notJson', 'invalid', 'moduleDisabled', 'noPostings']),
  );
  expect(problemsOf(appendInterviewUpload)).toEqual(expect.arrayContaining(['notBytes', 'uploadOffset']));
  expect(problemsOf(appendInterviewUpload)).not.toContain('notJson');
});

test('no call names what any call may answer, and every problem is some call’s', () => {
  const common = problemsOf({ ...publishVacancy, problems: {} });
  for (const { name, problems } of table) {
    expect(
      Object.keys(problems).filter((code) => common.some((each) => each === code)),
      name,
    ).toEqual([]);
  }
  const answered = new Set(table.flatMap(problemsOf));
  // An address that is no call's.
  expect(problemCodes.filter((code) => !answered.has(code))).toEqual(['noRoute']);
});

test('a status alone tells a problem where no other has it', () => {
  expect(problemOfStatus(loginByPhone, 404)).toBe('unknownPhone');
  expect(problemOfStatus(publishVacancy, 422)).toBeUndefined();
  expect(problemOfStatus(loginByPhone, 418)).toBeUndefined();
  expect([503, 404].map((status) => problemOfStatus(getHeadHunterConnection, status))).toEqual([
    'moduleDisabled',
    'noRoute',
  ]);
});

test('statuses are those of failed calls', () => {
  expect(Object.values(problemStatuses).filter((status) => status < 400 || status > 599)).toEqual([]);
});
