import { expect, it } from 'vitest';
import { completenessOf, experienceMonths } from './resume.ts';

const none = { experience: [], education: [], skills: [], languages: [], schedules: [] };

it('a resume is complete by its parts; three skills are one, and so is to say that there is no experience', () => {
  expect(completenessOf({ ...none, title: 'Швея' })).toEqual({
    completeness: 20,
    missing: ['location', 'experience', 'education', 'skills', 'languages', 'salary', 'schedules'],
  });
  const more = { ...none, title: 'Швея', location: 'Ташкент', hasNoExperience: true, salary: 1 };
  expect(completenessOf({ ...more, skills: [1, 2] }).completeness).toBe(60);
  expect(completenessOf({ ...more, skills: [1, 2, 3], education: [1], languages: [1], schedules: [1] })).toEqual({
    completeness: 100,
    missing: [],
  });
});

it.each([
  ['both ends count', [{ start: '2020-08', end: '2023-02' }], 31],
  ['one that goes on counts until now', [{ start: '2025-05', end: null }], 2],
  ['one after another add up', [{ start: '2023-03' }, { start: '2020-08', end: '2023-02' }], 59],
  [
    'a month in two places counts once',
    [
      { start: '2020-01', end: '2020-06' },
      { start: '2020-03', end: '2020-08' },
    ],
    8,
  ],
  [
    'one within another adds nothing',
    [
      { start: '2020-01', end: '2020-12' },
      { start: '2020-03', end: '2020-04' },
    ],
    12,
  ],
  ['what is no month counts not at all', [{ start: 'soon' }, { start: null }, { start: '2020-01', end: 'x' }], 0],
])('months of work: %s', (_, jobs, months) => {
  expect(experienceMonths(jobs, '2025-06')).toBe(months);
});
