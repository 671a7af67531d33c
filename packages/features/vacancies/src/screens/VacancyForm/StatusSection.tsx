import { vacancyStatuses } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { FormSection, Segmented, TextField } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';
import { useStatusName } from '../../parts/useStatusName.ts';
import type { FormSectionPartProps } from './AboutSection.tsx';

/** Which status the vacancy gets with the save, any of the four, and until when it is open. */
export function StatusSection({ values, errors, onChange }: FormSectionPartProps) {
  const t = useMessages(vacanciesMessages);
  const statusName = useStatusName();
  return (
    <FormSection title={t('form.status')}>
      <Segmented
        label={t('form.status')}
        isLabelHidden
        isFullWidth
        options={vacancyStatuses.map((value) => ({ value, label: statusName(value) }))}
        value={values.status}
        errorMessage={errors.vacancyStatus}
        onChange={(status) => onChange({ status: status as VacancyFormValues['status'] })}
      />
      <TextField
        label={t('validUntil')}
        hint={t('form.validUntilHint')}
        type="date"
        value={values.validUntil}
        errorMessage={errors.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
      />
    </FormSection>
  );
}
