import { object, parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { createVacancyFromChat } from './aiVacancy.ts';
import { application } from './application.ts';
import { checkSubscription, listPricingPlans } from './billing.ts';
import { createVacancy, listCompanyMembers } from './companies.ts';
import { company } from './company.ts';
import { listInterviewQuestions } from './interview.ts';
import { entries, items, list, named, phoneLine, saved, timestamp } from './lenient.ts';
import { updateEmployerProfile } from './profile.ts';
import { listEmploymentTypes } from './reference.ts';
import { searchVacancies } from './search.ts';
import { vacancyEditCheck } from './vacancies.ts';
import { vacancy } from './vacancy.ts';

test.each([
  ['vacancy.id', { vacancy: { id: 'v10' } }, 'v10'],
  ['id', { id: 'v11' }, 'v11'],
  ['data.vacancy.id', { data: { vacancy: { id: 'v12' } } }, 'v12'],
  ['data.id', { data: { id: 'v13' } }, 'v13'],
  ['a number', { vacancy: { id: 14 } }, '14'],
  ['null beside it', { vacancy: null, data: null, id: 'v15' }, 'v15'],
  ['none', { ok: true }, undefined],
  ['an empty body', null, undefined],
  ['a blank id', { id: '' }, undefined],
  ['a text', 'created', undefined],
])('the id of a created vacancy is found: %s', (_, body, expected) => {
  expect(parse(createVacancy.answer, body).id).toBe(expected);
});

test('a created vacancy comes whole when it was answered whole; a refusal keeps its text', () => {
  expect(parse(createVacancy.answer, { vacancy: { id: 'v1', title: 'Повар' } }).vacancy?.title).toBe('Повар');
  const refused = parse(createVacancyFromChat.answer, { error: 'Компания не найдена' });
  expect(refused).toMatchObject({ id: undefined, error: 'Компания не найдена' });
});

test('a vacancy with its id alone has its lists and nothing else', () => {
  expect(parse(vacancy, { id: 9 })).toEqual({
    id: '9',
    requirements: [],
    benefits: [],
    moderation_history: [],
    moderation_reasons: [],
    professions: [],
    skills: [],
    screening: [],
    company_name: undefined,
  });
});

test('the company of a vacancy is named in either place', () => {
  expect(parse(vacancy, { id: 'v1', companies: { name: 'Барака' } }).company_name).toBe('Барака');
  expect(parse(vacancy, { id: 'v1', company_name: 'Барака', companies: null }).company_name).toBe('Барака');
  expect(parse(vacancy, { id: 'v1', companies: { name: 'Барака' } })).not.toHaveProperty('companies');
});

test('absurd values read as absent and leave the rest readable', () => {
  const absurd = {
    id: 'v1',
    title: { ru: 'Повар' },
    requirements: 'Опыт\n\n  Аккуратность ',
    benefits: [null, 'Обеды', 5, ' '],
    salary_min: 'много',
    salary_max: '12000000',
    created_at: 'вчера',
    views: Number.NaN,
    companies: [],
    moderation_history: 'нет',
    unknown: 1,
  };
  expect(parse(vacancy, absurd)).toMatchObject({
    title: undefined,
    requirements: ['Опыт', 'Аккуратность'],
    benefits: ['Обеды', '5'],
    salary_min: undefined,
    salary_max: 12_000_000,
    created_at: undefined,
    views: undefined,
    moderation_history: [],
    moderation_reasons: [],
    professions: [],
    screening: [],
  });
  expect(parse(vacancy, absurd)).not.toHaveProperty('unknown');
});

test('a status that nobody foresaw is kept as it came, null and blank are absent', () => {
  expect(parse(vacancy, { id: 'v1', vacancy_status: 'archived', moderation_status: null })).toMatchObject({
    vacancy_status: 'archived',
    moderation_status: undefined,
  });
  expect(parse(application, { id: 'a1', status: 'на паузе' }).status).toBe('на паузе');
  expect(parse(vacancy, { id: 'v1', vacancy_status: ' ' }).vacancy_status).toBeUndefined();
});

test('one unreadable entry does not hide the others', () => {
  const received = [{ id: 'v1' }, null, { title: 'без номера' }, 'v3', { id: 4 }];
  expect(parse(searchVacancies.answer, received).map(({ id }) => id)).toEqual(['v1', '4']);
});

test('missing lists are empty, a list in place of {items} is not taken for none', () => {
  const member = object({ name: named });
  expect(parse(items(member), {})).toEqual({ items: [] });
  expect(parse(items(member), { items: null })).toEqual({ items: [] });
  expect(parse(list(member), 'none')).toEqual([]);
  expect(safeParse(entries(member), null).success).toBe(false);
  expect(safeParse(items(member), null).success).toBe(false);
  expect(parse(listInterviewQuestions.answer, {})).toEqual({ questions: [] });
  expect(parse(checkSubscription.answer, {})).toEqual({
    hasActiveSubscription: false,
    subscriptions: [],
    borrowed: [],
  });
});

test('two reads never share one empty list', () => {
  const schema = list(object({}));
  expect(parse(schema, null)).not.toBe(parse(schema, null));
});

test('an application has a source, a candidate and a vacancy whatever was left out', () => {
  expect(parse(application, { id: 'a1', candidate: { name: null, email: null } })).toMatchObject({
    source: 'platform',
    candidate: { name: undefined, email: undefined },
    vacancy: {},
    history: [],
  });
  expect(parse(application, { id: 'a1', source: 'HeadHunter', vacancy: { id: 7 } })).toMatchObject({
    source: 'headhunter',
    vacancy_id: '7',
  });
});

test.each([
  ['as1', { id: 'as1' }],
  [7, { id: '7' }],
  [
    { id: 'as1', slug: 'construction', name: 'Строительство' },
    { id: 'as1', slug: 'construction', name: 'Строительство' },
  ],
  [null, undefined],
  ['', undefined],
])('the activity sphere %j reads as %j', (sphere, expected) => {
  expect(parse(company, { id: 'c1', areas_activity: sphere }).areas_activity).toEqual(expected);
});

test.each([
  ['+998 90 765-43-21', '+998 90 765-43-21'],
  [{ formatted: '+998 (90) 765-43-21', number: '1' }, '+998 (90) 765-43-21'],
  [{ country: '998', city: '90', number: '7654321' }, '+998 (90) 765-43-21'],
  [{ country: 7, city: '495', number: '1234567' }, '7 495 1234567'],
  [{}, undefined],
  [null, undefined],
  [true, undefined],
])('the phone %j is shown as %j', (received, shown) => expect(parse(phoneLine, received)).toBe(shown));

test('a phone that is not Uzbek stays as it came', () => {
  expect(parse(company, { id: 'c1', phone: '+7 495 123-45-67' }).phone).toBe('+7 495 123-45-67');
  expect(parse(company, { id: 'c1', phone: '+998 71 200 10 20' }).phone).toBe('998712001020');
});

test('reference ids that are numbers become strings, also amounts that are strings numbers', () => {
  expect(parse(listEmploymentTypes.answer, [{ id: 7, name: 'Частичная занятость' }])).toEqual([
    { id: '7', name: 'Частичная занятость' },
  ]);
  expect(parse(listPricingPlans.answer, [{ id: 'm1', price: '490000.00', features: null }])).toMatchObject([
    { price: 490_000, features: [] },
  ]);
});

test('a member without a person of its own is the person', () => {
  const { items: members } = parse(listCompanyMembers.answer, {
    items: [{ id: 'u1' }, { id: 'i1', userId: 'u2', status: 'pending' }],
  });
  expect(members).toMatchObject([
    { userId: 'u1', status: 'active' },
    { userId: 'u2', status: 'pending' },
  ]);
});

test('a save is known by the entity it answers', () => {
  expect(parse(saved(vacancy), { id: 'v1' })?.id).toBe('v1');
  expect(parse(saved(vacancy), { ok: true })).toBeUndefined();
  expect(parse(updateEmployerProfile.answer, { success: true })).toBeUndefined();
  expect(parse(updateEmployerProfile.answer, { first_name: 'Азиз' })?.first_name).toBe('Азиз');
});

test('the edit guard: its word decides, a refused save has said no, silence forbids nothing', () => {
  const read = (body: unknown) => parse(vacancyEditCheck, body);
  expect(read({ isValid: false, similarityScore: 35, warnings: null })).toMatchObject({
    isValid: false,
    similarityScore: 35,
    warnings: [],
  });
  expect(read({ validationFailed: true, similarityScore: 65, reason: 'Изменена роль' }).isValid).toBe(false);
  expect(read({}).isValid).toBe(true);
});

test.each([
  ['2025-06-01', '2025-06-01'],
  ['2025-06-16T09:00:00+05:00', '2025-06-16T09:00:00+05:00'],
  ['32.13.2025', undefined],
  ['', undefined],
])('the time %j reads as %j', (received, expected) => expect(parse(timestamp, received)).toBe(expected));
