import type { CompanyField } from './companyValues.ts';

const common = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  cityId: 'city',
  description: 'description',
  stir: 'stir',
  mfo: 'mfo',
  bankAccount: 'bankAccount',
  bankName: 'bankName',
  lastName: 'lastName',
  firstName: 'firstName',
} as const;

const isCommon = (field: CompanyField): field is keyof typeof common => Object.hasOwn(common, field);

/** The key of what a field of a company is called. */
export function fieldName(field: CompanyField) {
  return isCommon(field) ? common[field] : (`field.${field}` as const);
}
