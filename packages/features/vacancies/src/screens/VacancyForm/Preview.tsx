import { useFormat, useMessages } from '@kasb/kit';
import { Card, DescriptionClamp, Heading, Text } from '@kasb/ui';
import { Eye } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { useCurrencySign } from '../../data/useCurrencySign.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import { parseSalary } from '../../model/vacancyForm.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';
import { VacancyFacts } from '../../parts/VacancyFacts/VacancyFacts.tsx';
import * as css from './VacancyForm.css.ts';

export interface PreviewProps {
  values: VacancyFormValues;
  /** Id of the employment type that is chosen, or the default one. */
  employmentType: string;
  companyName: string | undefined;
}

/** The card that a candidate will see, a moment behind the keys. */
export function Preview({ values, ...props }: PreviewProps) {
  return <CandidateCard values={useDeferredValue(values)} {...props} />;
}

const CandidateCard = memo(function CandidateCard({ values, employmentType, companyName }: PreviewProps) {
  const t = useMessages(vacanciesMessages);
  const format = useFormat();
  const sign = useCurrencySign(values.currency);
  return (
    <Card as="aside" aria-label={t('form.preview')} className={css.preview}>
      <div className={css.previewHead}>
        <Heading level={2} size="h3" className={css.previewLabel}>
          {t('form.preview')}
        </Heading>
        <Eye className={css.eye} />
      </div>
      <div>
        <p className={css.previewTitle}>{values.title.trim() || t('untitled')}</p>
        {companyName && (
          <Text size="sm" tone="muted">
            {companyName}
          </Text>
        )}
      </div>
      <p className={css.previewTitle}>
        {format.salary(parseSalary(values.salaryMin), parseSalary(values.salaryMax), sign)}
      </p>
      <VacancyFacts
        vacancy={{
          location: values.location || undefined,
          employment_type: employmentType || undefined,
          remote_type: values.remoteType,
        }}
      />
      {values.description.trim() && (
        <DescriptionClamp className={css.previewText}>{values.description}</DescriptionClamp>
      )}
    </Card>
  );
});
