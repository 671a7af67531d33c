import type { CompanyType } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { FormGrid, FormRow, Heading, Stack } from '@kasb/ui';
import { companiesMessages } from '../../messages/index.ts';
import * as css from './CompanyForm.css.ts';
import { CompanyTextField } from './CompanyTextField.tsx';
import type { CompanyTextFieldProps } from './CompanyTextField.tsx';

const digits = { inputMode: 'numeric' } as const;
const fields: Record<CompanyType, readonly (CompanyTextFieldProps & { isWide?: boolean })[]> = {
  legal: [
    { field: 'legalName', isWide: true },
    { field: 'stir', ...digits },
    { field: 'oked', ...digits },
    { field: 'mfo', ...digits },
    { field: 'bankAccount', ...digits },
    { field: 'bankName' },
    { field: 'legalAddress' },
  ],
  individual: [
    { field: 'lastName', isRequired: true },
    { field: 'firstName', isRequired: true },
    { field: 'middleName' },
    { field: 'pinfl', ...digits },
    { field: 'passportSeries' },
    { field: 'passportNumber', ...digits },
    { field: 'passportIssuedBy' },
    { field: 'passportIssuedDate', ...digits },
    { field: 'registrationAddress', isWide: true },
    { field: 'actualAddress', isWide: true },
  ],
};

export interface RequisiteFieldsProps {
  companyType: CompanyType;
}

/** What belongs to the chosen kind of company alone. */
export function RequisiteFields({ companyType }: RequisiteFieldsProps) {
  const t = useMessages(companiesMessages);
  return (
    <Stack gap={4}>
      <Heading level={3}>{t(companyType === 'legal' ? 'details.requisites' : 'details.person')}</Heading>
      <FormGrid columns={2} className={css.fields}>
        {fields[companyType].map(({ isWide, ...field }) =>
          isWide ? (
            <FormRow key={field.field}>
              <CompanyTextField {...field} />
            </FormRow>
          ) : (
            <CompanyTextField key={field.field} {...field} />
          ),
        )}
      </FormGrid>
    </Stack>
  );
}
