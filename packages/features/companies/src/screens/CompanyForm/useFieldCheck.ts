import { useMessages } from '@kasb/kit';
import { companiesMessages } from '../../messages/index.ts';
import { grouped, problemOf } from '../../model/companyBody.ts';
import type { CompanyField } from '../../model/companyValues.ts';

const written = [...grouped, 'passportIssuedDate'] as const;
const formats = [...written, 'email', 'website', 'logoUrl'] as const;
type FormatField = (typeof formats)[number];

const hasFormat = (field: CompanyField): field is FormatField => (formats as readonly string[]).includes(field);

// Two formats are each the same as another's.
const formatName = (field: FormatField) =>
  `format.${field === 'logoUrl' ? 'website' : field === 'mfo' ? 'oked' : field}` as const;

/** Words for the contract's rules: what is wrong with a value, and what shape is asked for. */
export function useFieldCheck() {
  const t = useMessages(companiesMessages);
  return {
    problem(field: CompanyField, value: string): string | undefined {
      const problem = problemOf(field, value);
      switch (problem?.kind) {
        case undefined:
          return undefined;
        case 'tooLong':
          return t('tooLong', { limit: problem.limit });
        case 'required':
          return t('valueMissing');
        case 'format':
          return hasFormat(field) ? t(formatName(field)) : t('valueMissing');
      }
    },
    hint: (field: CompanyField): string | undefined =>
      hasFormat(field) && (written as readonly CompanyField[]).includes(field) ? t(formatName(field)) : undefined,
  };
}
