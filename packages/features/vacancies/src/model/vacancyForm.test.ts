import { issuesOf, vacancy, vacancyBody } from '@kasb/contract';
import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { courier, frontend } from '../stories/fixtures.ts';
import {
  bodyOf,
  defaultEmployment,
  emptyForm,
  formOf,
  groupDigits,
  isSalary,
  isSalarySwapped,
  isSameForm,
  linesOf,
  parseSalary,
} from './vacancyForm.ts';

const read = parse(vacancy, frontend);

describe('vacancy form', () => {
  it('sends only what is filled', () => {
    const body = bodyOf({ ...emptyForm('UZS'), title: ' Курьер ', description: '  ' }, 'full-time');
    expect(body).toEqual({
      title: 'Курьер',
      employmentType: 'full-time',
      remoteType: 'office',
      currency: 'UZS',
      vacancyStatus: 'active',
    });
  });

  it('brings a vacancy to the form and back unchanged, as the contract wants it', () => {
    const body = bodyOf(formOf(read, 'UZS'), 'full-time');
    expect(parse(vacancyBody, body)).toMatchObject({
      title: 'Frontend-разработчик',
      salaryMin: 8_000_000,
      salaryMax: 12_000_000,
      requirements: ['React', 'TypeScript'],
      vacancyStatus: 'active',
    });
  });

  it('opens a vacancy without a status as a draft, and without a currency in the default one', () => {
    const values = formOf(parse(vacancy, { ...courier, currency: null }), 'UZS');
    expect(values.status).toBe('draft');
    expect(values.currency).toBe('UZS');
  });

  it('drops blank lines', () => {
    expect(linesOf('React\n\n  \n TypeScript \r\n')).toEqual(['React', 'TypeScript']);
  });

  it.each([
    ['8000000.75', 8_000_000],
    ['9 000 000', 9_000_000],
    ['9\u00a0000,5', 9000],
    ['0', 0],
    ['', undefined],
    ['от 5 млн', undefined],
    ['-5', undefined],
  ])('reads the sum «%s»', (typed, sum) => expect(parseSalary(typed)).toBe(sum));

  it('knows what is no sum', () => {
    expect(isSalary('')).toBe(true);
    expect(isSalary('5 млн')).toBe(false);
    expect(isSalary('1.2.3')).toBe(false);
  });

  it('groups digits and leaves other texts alone', () => {
    expect(groupDigits('12000000')).toBe('12\u00a0000\u00a0000');
    expect(groupDigits('5 млн')).toBe('5 млн');
    expect(groupDigits('')).toBe('');
  });

  it('finds the default employment type by id, then by name', () => {
    expect(defaultEmployment([{ id: 'contract' }, { id: 'full-time' }])).toBe('full-time');
    expect(
      defaultEmployment([
        { id: '7', name: 'Частичная занятость' },
        { id: '9', name: 'Полная занятость' },
      ]),
    ).toBe('9');
    expect(defaultEmployment([{ id: '7', name: 'Вахта' }])).toBe('');
    expect(defaultEmployment([])).toBe('full-time');
  });

  it.each([
    ['title', ' ', 'title'],
    ['title', 'я'.repeat(201), 'title'],
    ['description', 'я'.repeat(20_001), 'description'],
    ['requirements', 'я'.repeat(1001), 'requirements.0'],
    ['benefits', 'я\n'.repeat(101), 'benefits'],
    ['location', 'я'.repeat(201), 'location'],
    ['employmentType', 'я'.repeat(101), 'employmentType'],
    ['salaryMin', '9'.repeat(20), 'salaryMin'],
    ['salaryMax', '9'.repeat(20), 'salaryMax'],
    ['currency', 'сум', 'currency'],
  ] as const)('is not sent with this %s', (field, typed, refused) => {
    const values = { ...emptyForm('UZS'), title: 'Курьер', [field]: typed };
    const checked = safeParse(vacancyBody, bodyOf(values, values.employmentType));
    expect(Object.keys(issuesOf(checked.issues ?? []))).toEqual([refused]);
  });

  it('L3: has no salary that ends below its beginning', () => {
    const values = { ...emptyForm('UZS'), title: 'Курьер', salaryMin: '5 000 000', salaryMax: '3 000 000' };
    expect(isSalarySwapped(values)).toBe(true);
    expect(isSalarySwapped({ ...values, salaryMax: '5000000' })).toBe(false);
    expect(isSalarySwapped({ ...values, salaryMax: '' })).toBe(false);
    const checked = safeParse(vacancyBody, bodyOf(values, ''));
    expect(Object.keys(issuesOf(checked.issues ?? []))).toEqual(['salaryMax']);
  });

  it('sends a script as the text it is', () => {
    const script = '<script>alert(1)</script>';
    const values = {
      ...emptyForm('UZS'),
      title: script,
      description: script,
      requirements: script,
      benefits: script,
      location: script,
    };
    expect(parse(vacancyBody, bodyOf(values, 'full-time'))).toMatchObject({
      title: script,
      description: script,
      requirements: [script],
      benefits: [script],
      location: script,
    });
  });

  it('tells forms apart', () => {
    expect(isSameForm(emptyForm('UZS'), emptyForm('UZS'))).toBe(true);
    expect(isSameForm(emptyForm('UZS'), { ...emptyForm('UZS'), title: 'К' })).toBe(false);
  });
});
