import { drivingCategories, remoteTypes, workSchedules, workStarts } from '@kasb/contract';
import { factMessages } from '@kasb/domain/documents/factWords';
import { useMessages, useWords } from '@kasb/kit';
import { Checkbox, ChoiceChips, ComboBox, Select, TextField } from '@kasb/ui';
import { MapPin } from 'lucide-react';
import { useResumeReferences } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import type { FieldsProps } from './fieldsProps.ts';
import * as css from './ResumeForm.css.ts';

/** What somebody looks for: the title is all that is needed. */
export function WorkFields({ values, errors, onChange }: FieldsProps) {
  const t = useMessages(resumeMessages);
  const facts = useMessages(factMessages);
  const words = useWords();
  const { employmentTypes, currencies, regions } = useResumeReferences();
  return (
    <div className={css.form}>
      <TextField
        label={t('section.work')}
        name="title"
        isRequired
        autoComplete="organization-title"
        maxLength={200}
        value={values.title}
        errorMessage={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <ComboBox
        label={t('city')}
        icon={<MapPin />}
        placeholder={t('notSet')}
        options={withValue(
          regions.flatMap(({ name }) => (name ? [{ value: name, label: name }] : [])),
          values.location,
        )}
        value={values.location}
        errorMessage={errors.location}
        onChange={(location) => onChange({ location })}
      />
      <Checkbox isSelected={values.isRelocatable} onChange={(isRelocatable) => onChange({ isRelocatable })}>
        {t('resume.relocatableOnly')}
      </Checkbox>
      <div className={css.money}>
        <TextField
          label={t('field.salary')}
          inputMode="numeric"
          autoComplete="off"
          value={values.salary}
          errorMessage={errors.salaryAmount}
          onChange={(salary) => onChange({ salary })}
        />
        <Select
          label={t('currency')}
          options={withValue(
            currencies.flatMap(({ code }) => (code ? [{ value: code, label: code }] : [])),
            values.currency,
          )}
          value={values.currency}
          errorMessage={errors.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
      {employmentTypes.length > 0 && (
        <ChoiceChips
          label={t('employment')}
          options={employmentTypes.map(({ id, name }) => ({ value: id, label: name ?? id }))}
          selectionMode="multiple"
          value={values.employment}
          errorMessage={errors.employment}
          onChange={(employment) => onChange({ employment })}
        />
      )}
      <ChoiceChips
        label={t('field.formats')}
        options={remoteTypes.map((value) => ({ value, label: words('remote', value) }))}
        selectionMode="multiple"
        value={values.formats}
        onChange={(formats) => onChange({ formats })}
      />
      <ChoiceChips
        label={t('schedule')}
        options={workSchedules.map((value) => ({ value, label: t(`schedule.${value}`) }))}
        selectionMode="multiple"
        value={values.schedules}
        onChange={(schedules) => onChange({ schedules })}
      />
      <ChoiceChips
        label={t('field.start')}
        options={workStarts.map((value) => ({ value, label: facts(`start.${value}`) }))}
        value={values.start}
        onChange={(start) => onChange({ start })}
      />
      <ChoiceChips
        label={t('field.driving')}
        options={drivingCategories.map((value) => ({ value, label: value }))}
        selectionMode="multiple"
        value={values.driving}
        onChange={(driving) => onChange({ driving })}
      />
    </div>
  );
}

function withValue(options: readonly { value: string; label: string }[], value: string) {
  return value === '' || options.some((option) => option.value === value)
    ? options
    : [{ value, label: value }, ...options];
}
