import { useMessages } from '@kasb/kit';
import { FormGrid, FormSection, TextArea, TextField } from '@kasb/ui';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';

/** What every card of the form takes. */
export interface FormSectionPartProps {
  values: VacancyFormValues;
  /** Texts of refused fields, by their names in the body. */
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<VacancyFormValues>) => void;
}

export interface AboutSectionProps extends FormSectionPartProps {
  companyField: ReactNode;
}

const lists = ['requirements', 'benefits'] as const;

/** Company, title and texts. Requirements and benefits are one text each, one item a line. */
export function AboutSection({ values, errors, onChange, companyField }: AboutSectionProps) {
  const t = useMessages(vacanciesMessages);
  return (
    <FormSection title={t('form.about')}>
      {companyField}
      <TextField
        label={t('form.title')}
        hint={t('form.titleHint')}
        isRequired
        autoComplete="off"
        value={values.title}
        errorMessage={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={t('description')}
        rows={8}
        value={values.description}
        errorMessage={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <FormGrid columns={2}>
        {lists.map((name) => (
          <TextArea
            key={name}
            label={t(name)}
            hint={t('form.lineHint')}
            rows={4}
            value={values[name]}
            errorMessage={errors[name]}
            onChange={(text) => onChange({ [name]: text })}
          />
        ))}
      </FormGrid>
    </FormSection>
  );
}
