import { employers } from './people.ts';

/** What of the demo is at HeadHunter's stand-in: whose account, and which vacancies by what numbers. */
export const demoHeadHunter = {
  phone: employers[0].phone,
  accountId: '12345678',
  vacancies: [
    { title: 'Технолог швейного производства', hhVacancyId: '78789890' },
    { title: 'Швея-универсал', hhVacancyId: '78789891' },
    { title: 'Конструктор-модельер одежды', hhVacancyId: '78789892' },
  ],
} as const;
