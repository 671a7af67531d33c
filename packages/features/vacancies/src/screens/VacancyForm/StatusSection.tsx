import { vacancyStatuses } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { FormSection, Segmented } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';
import { useStatusName } from '../../parts/useStatusName.ts';
import type { FormSectionPartProps } from './AboutSection.tsx';

/** Which status the vacancy gets with the save: any of the four. */
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
    </FormSection>
  );
}
