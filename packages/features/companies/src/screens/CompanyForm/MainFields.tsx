import { useMessages } from '@kasb/kit';
import { FormGrid, FormRow, PhoneField, TextField } from '@kasb/ui';
import { Globe, Image, Lock, MapPin } from 'lucide-react';
import { companiesMessages } from '../../messages/index.ts';
import { CompanyComboBox } from './CompanyComboBox.tsx';
import * as css from './CompanyForm.css.ts';
import { useCompanyForm } from './companyFormContext.ts';
import { CompanyTextField } from './CompanyTextField.tsx';

export interface MainFieldsProps {
  /** Name of the saved activity sphere, where the provider gave one. */
  areaName: string | undefined;
}

/** What every company has; the country is fixed. */
export function MainFields({ areaName }: MainFieldsProps) {
  const t = useMessages(companiesMessages);
  const { values, errors, references, onEdit } = useCompanyForm();
  return (
    <FormGrid columns={2} className={css.fields}>
      <CompanyTextField field="name" isRequired autoComplete="organization" autoFocus />
      <CompanyComboBox
        field="areas_activity"
        choices={references.areas}
        presentName={areaName}
        placeholder={t('form.chooseArea')}
        isRequired
      />
      <CompanyTextField field="email" type="email" isRequired autoComplete="email" />
      <PhoneField
        label={t('phone')}
        name="phone"
        defaultValue={values.phone}
        isRequired
        errorMessage={errors.phone}
        onChange={() => onEdit('phone')}
      />
      <CompanyComboBox
        field="cityId"
        choices={references.cities}
        icon={<MapPin />}
        placeholder={t('form.chooseCity')}
      />
      <TextField label={t('field.country')} icon={<Lock />} value={t('country')} isDisabled />
      <FormRow>
        <CompanyTextField field="website" type="url" icon={<Globe />} autoComplete="url" />
      </FormRow>
      <FormRow>
        <CompanyTextField field="logoUrl" type="url" icon={<Image />} />
      </FormRow>
    </FormGrid>
  );
}
