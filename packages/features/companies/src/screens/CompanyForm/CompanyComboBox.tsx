import { useMessages } from '@kasb/kit';
import { ComboBox } from '@kasb/ui';
import type { ReactNode } from 'react';
import { companiesMessages } from '../../messages/index.ts';
import { fieldName } from '../../model/fieldName.ts';
import { withPresent } from '../../model/references.ts';
import type { Choice } from '../../model/references.ts';
import { useCompanyForm } from './companyFormContext.ts';

export interface CompanyComboBoxProps {
  field: 'areas_activity' | 'cityId';
  choices: readonly Choice[];
  placeholder: string;
  /** Name of the saved value, for when the list does not know it. */
  presentName?: string;
  icon?: ReactNode;
  isRequired?: boolean;
}

/** A choice of the company form. The saved one stays among the choices, even when their list did not come. */
export function CompanyComboBox({ field, choices, presentName, ...look }: CompanyComboBoxProps) {
  const t = useMessages(companiesMessages);
  const { values, errors, references, onEdit } = useCompanyForm();
  return (
    <ComboBox
      {...look}
      label={t(fieldName(field))}
      name={field}
      options={withPresent(choices, values[field], presentName ?? t('form.present'))}
      defaultValue={values[field]}
      isLoading={references.isLoading && choices.length === 0}
      errorMessage={errors[field]}
      messages={{ valueMissing: t('valueMissing') }}
      onChange={() => onEdit(field)}
    />
  );
}
