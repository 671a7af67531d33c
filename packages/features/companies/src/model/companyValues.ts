import type { Company, CompanyType } from '@kasb/contract';

const shared = ['name', 'email', 'phone', 'areas_activity', 'website', 'logoUrl', 'cityId', 'description'] as const;
/** The requisites of a legal person. */
export const ofLegal = ['legalName', 'stir', 'oked', 'mfo', 'bankAccount', 'bankName', 'legalAddress'] as const;
/** The requisites of an individual. */
export const ofIndividual = [
  'lastName',
  'firstName',
  'middleName',
  'pinfl',
  'passportSeries',
  'passportNumber',
  'passportIssuedBy',
  'passportIssuedDate',
  'registrationAddress',
  'actualAddress',
] as const;

/** Every field of a company that a person fills in, of either kind (docs/domain.md#company-fields). */
export const companyFields = [...shared, ...ofLegal, ...ofIndividual] as const;
export type CompanyField = (typeof companyFields)[number];

/** What the form holds: texts as they are typed, of both kinds, so that switching the kind loses nothing. */
export type CompanyValues = Record<CompanyField, string> & { companyType: CompanyType };

const dates = /^(\d{4})-(\d{2})-(\d{2})/;

/** The values of a company, or of an empty form: legal unless it says otherwise. */
export function valuesOf(company?: Company): CompanyValues {
  const text = (field: CompanyField): string => {
    if (field === 'areas_activity') return company?.areas_activity?.id ?? '';
    if (field === 'passportIssuedDate')
      return company?.passportIssuedDate?.replace(dates, '$3.$2.$1').slice(0, 10) ?? '';
    return String(company?.[field] ?? '');
  };
  const values = Object.fromEntries(companyFields.map((field) => [field, text(field)])) as Record<CompanyField, string>;
  return { ...values, companyType: company?.companyType === 'individual' ? 'individual' : 'legal' };
}

/** The values with what a form's data holds; fields that are not in the form keep theirs. */
export function withFormData(values: CompanyValues, data: FormData): CompanyValues {
  const typed = companyFields.flatMap((field) => {
    const value = data.get(field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { ...values, ...Object.fromEntries(typed) };
}
