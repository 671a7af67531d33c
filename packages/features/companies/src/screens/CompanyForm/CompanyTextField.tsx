import { useMessages } from '@kasb/kit';
import { TextField } from '@kasb/ui';
import type { TextFieldProps } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';
import type { CompanyField } from '../../model/companyValues.ts';
import { fieldName } from '../../model/fieldName.ts';
import { useCompanyForm } from './companyFormContext.ts';
import { useFieldCheck } from './useFieldCheck.ts';

export interface CompanyTextFieldProps extends Pick<
  TextFieldProps,
  'type' | 'icon' | 'isRequired' | 'inputMode' | 'autoComplete' | 'autoFocus'
> {
  field: CompanyField;
}

/** A line of the company form, checked by the contract's schema of its field. */
export function CompanyTextField({ field, ...look }: CompanyTextFieldProps) {
  const t = useMessages(companiesMessages);
  const { values, errors, onEdit } = useCompanyForm();
  const { problem, hint } = useFieldCheck();
  return (
    <TextField
      {...look}
      label={t(fieldName(field))}
      hint={hint(field)}
      name={field}
      defaultValue={values[field]}
      errorMessage={errors[field]}
      validate={(value) => problem(field, value)}
      messages={{ valueMissing: t('valueMissing') }}
      onChange={() => onEdit(field)}
    />
  );
}
