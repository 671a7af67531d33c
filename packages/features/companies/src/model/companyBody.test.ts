import { describe, expect, it } from 'vitest';
import { bodyOf, problemOf, startsParsing } from './companyBody.ts';
import { companyFields, valuesOf } from './companyValues.ts';

const required = { name: ' Барака ', email: 'info@baraka.uz', phone: '998712001020', areas_activity: 'as1' };
const legal = { ...valuesOf(), ...required };

describe('the body of a company', () => {
  it('leaves empty fields out, empties the description and makes the city a number', () => {
    expect(bodyOf({ ...legal, cityId: '1', bankName: '  ' })).toEqual({
      ok: true,
      body: {
        companyType: 'legal',
        name: 'Барака',
        email: 'info@baraka.uz',
        phone: '998712001020',
        areas_activity: 'as1',
        cityId: 1,
        description: null,
      },
    });
  });

  it('holds the fields of its kind alone', () => {
    const both = { ...legal, stir: '301234567', lastName: 'Рахимов', firstName: 'Бахтиёр', pinfl: '30101851234567' };
    const asLegal = bodyOf(both);
    expect(asLegal.ok && asLegal.body).toMatchObject({ stir: '301234567' });
    expect(asLegal.ok && 'pinfl' in asLegal.body).toBe(false);
    const asIndividual = bodyOf({ ...both, companyType: 'individual' });
    expect(asIndividual.ok && asIndividual.body).toMatchObject({ lastName: 'Рахимов', pinfl: '30101851234567' });
    expect(asIndividual.ok && 'stir' in asIndividual.body).toBe(false);
  });

  it('takes numbers in groups, and a date as it is written here', () => {
    const result = bodyOf({
      ...legal,
      ...required,
      companyType: 'individual',
      lastName: 'Р',
      firstName: 'Б',
      passportIssuedDate: '3.02.2020',
      pinfl: '3010 1851 2345 67',
    });
    expect(result.ok && result.body).toMatchObject({ passportIssuedDate: '2020-02-03', pinfl: '30101851234567' });
  });

  it('names every field that is wrong', () => {
    const result = bodyOf({ ...valuesOf(), companyType: 'individual', website: 'baraka' });
    expect(Object.keys(result.ok ? {} : result.errors).toSorted()).toEqual([
      'areas_activity',
      'email',
      'firstName',
      'lastName',
      'name',
      'phone',
      'website',
    ]);
  });
});

describe('a value that is being typed', () => {
  it.each([
    ['stir', '12345'],
    ['stir', '30123456a'],
    ['oked', '1'],
    ['mfo', '1'],
    ['bankAccount', '2020'],
    ['pinfl', '1'],
    ['passportSeries', 'АА'],
    ['passportNumber', '12'],
    ['passportIssuedDate', '31.13.2020'],
    ['website', 'baraka'],
    ['website', 'javascript:alert(1)'],
    ['logoUrl', 'logo.png'],
    ['email', 'info-baraka'],
  ] as const)('%s is not %s', (field, value) => {
    expect(problemOf(field, value)).toEqual({ kind: 'format' });
  });

  it.each([
    ['stir', '301 234 567'],
    ['bankAccount', '2020 8000 9001 2345 6001'],
    ['passportSeries', 'aa'],
    ['passportIssuedDate', '31.12.2020'],
    ['pinfl', '••••••••••4567'],
    ['passportSeries', '••'],
    ['passportNumber', '•••••67'],
    ['website', 'https://baraka.uz'],
    ['cityId', '1'],
    ['description', 'я'.repeat(10_000)],
    ['stir', ''],
  ] as const)('%s may be %s', (field, value) => {
    expect(problemOf(field, value)).toBeUndefined();
  });

  it.each(companyFields.filter((field) => field !== 'cityId'))('%s has an end', (field) => {
    const problem = problemOf(
      field,
      field === 'website' || field === 'logoUrl' ? `https://baraka.uz/${'a'.repeat(2000)}` : 'я'.repeat(10_001),
    );
    expect(['tooLong', 'format']).toContain(problem?.kind);
  });

  it('is text, whatever it looks like, where any text may stand', () => {
    const script = '<script>alert(1)</script>';
    for (const field of companyFields) {
      const isFree = /name|description|address|issuedBy|areas/i.test(field);
      expect(problemOf(field, script)?.kind, field).toBe(isFree ? undefined : 'format');
    }
  });

  it('says how long it may be, and that blanks are nothing', () => {
    expect(problemOf('name', 'я'.repeat(201))).toEqual({ kind: 'tooLong', limit: 200 });
    expect(problemOf('name', '   ')).toEqual({ kind: 'required' });
    expect(problemOf('bankName', '   ')).toBeUndefined();
  });
});

it('reads the website of a company without a description', () => {
  const parses = (part: Partial<typeof legal>) => {
    const result = bodyOf({ ...legal, ...part });
    return result.ok && startsParsing(result.body);
  };
  expect(parses({ website: 'https://baraka.uz' })).toBe(true);
  expect(parses({ website: 'https://baraka.uz', description: 'Строим' })).toBe(false);
  expect(parses({})).toBe(false);
});
