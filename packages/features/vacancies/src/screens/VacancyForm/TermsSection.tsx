import { remoteTypes } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { ComboBox, FormGrid, FormSection, Segmented, Select } from '@kasb/ui';
import { MapPin } from 'lucide-react';
import type { useReferences } from '../../data/useReferences.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';
import type { FormSectionPartProps } from './AboutSection.tsx';
import { SalaryField } from './SalaryField.tsx';
import * as css from './VacancyForm.css.ts';

export interface TermsSectionProps extends FormSectionPartProps {
  references: ReturnType<typeof useReferences>;
  /** Id of the employment type that is chosen, or the default one. */
  employmentType: string;
}

/** For how much, where and how one works. A value that the reference list lacks stays to choose. */
export function TermsSection({ values, errors, onChange, references, employmentType }: TermsSectionProps) {
  const t = useMessages(vacanciesMessages);
  const words = useWords();
  const currencies = references.currencies.flatMap(({ code, symbol }) =>
    code ? [{ value: code, label: symbol ? `${code}, ${symbol}` : code }] : [],
  );
  const employment = references.employmentTypes.map(({ id, name }) => ({ value: id, label: name ?? id }));
  const regions = references.regions.flatMap(({ name }) => (name ? [{ value: name, label: name }] : []));
  return (
    <FormSection title={t('form.terms')}>
      <div className={css.salary}>
        <SalaryField
          label={t('form.salaryMin')}
          value={values.salaryMin}
          errorMessage={errors.salaryMin}
          onChange={(salaryMin) => onChange({ salaryMin })}
        />
        <SalaryField
          label={t('form.salaryMax')}
          value={values.salaryMax}
          errorMessage={errors.salaryMax}
          onChange={(salaryMax) => onChange({ salaryMax })}
        />
        <Select
          label={t('currency')}
          options={withValue(currencies, values.currency, values.currency)}
          value={values.currency}
          errorMessage={errors.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
      <FormGrid columns={2}>
        <ComboBox
          label={t('form.region')}
          icon={<MapPin />}
          placeholder={t('notSet')}
          options={withValue(regions, values.location, values.location)}
          value={values.location}
          errorMessage={errors.location}
          onChange={(location) => onChange({ location })}
        />
        <Select
          label={t('employmentType')}
          options={withValue(employment, employmentType, words('employment', employmentType))}
          value={employmentType}
          errorMessage={errors.employmentType}
          onChange={(value) => onChange({ employmentType: value })}
        />
      </FormGrid>
      <Segmented
        label={t('form.format')}
        isFullWidth
        options={remoteTypes.map((value) => ({ value, label: words('remote', value) }))}
        value={values.remoteType}
        errorMessage={errors.remoteType}
        onChange={(value) => onChange({ remoteType: value as VacancyFormValues['remoteType'] })}
      />
    </FormSection>
  );
}

function withValue(options: readonly { value: string; label: string }[], value: string, label: string) {
  return value === '' || options.some((option) => option.value === value) ? options : [{ value, label }, ...options];
}
