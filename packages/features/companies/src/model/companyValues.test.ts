import { expect, it } from 'vitest';
import { valuesOf, withFormData } from './companyValues.ts';

it('begins legal and empty', () => {
  expect(valuesOf()).toMatchObject({ companyType: 'legal', name: '', cityId: '', areas_activity: '' });
});

it('reads a company', () => {
  const values = valuesOf({
    id: 'c2',
    companyType: 'individual',
    cityId: 2,
    areas_activity: { id: 'as2' },
    passportIssuedDate: '2020-02-03T00:00:00Z',
  });
  expect(values).toMatchObject({
    companyType: 'individual',
    cityId: '2',
    areas_activity: 'as2',
    passportIssuedDate: '03.02.2020',
  });
});

it('keeps the fields that are not in the form', () => {
  const data = new FormData();
  data.set('name', 'Барака');
  data.set('companyType', 'individual');
  data.set('foreign', 'x');
  expect(withFormData({ ...valuesOf(), stir: '301234567' }, data)).toEqual({
    ...valuesOf(),
    name: 'Барака',
    stir: '301234567',
  });
});
