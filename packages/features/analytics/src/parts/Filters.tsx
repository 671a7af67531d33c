import { useMessages, useWords } from '@kasb/kit';
import { Segmented, Select, useIsNarrow } from '@kasb/ui';
import { BriefcaseBusiness, Building2 } from 'lucide-react';
import { useRef } from 'react';
import { useCompanies, useVacancies } from '../data/useAnalytics.ts';
import { analyticsMessages } from '../messages/index.ts';
import { periods } from '../model/view.ts';
import type { AnalyticsView, Period } from '../model/view.ts';
import * as css from './Filters.css.ts';

interface FiltersProps {
  view: AnalyticsView;
  onViewChange: (view: AnalyticsView) => void;
  /** The period alone: the rest is chosen. @default false */
  isOfVacancy?: boolean;
}

const all = 'all';
const chosen = (value: string) => (value === all ? undefined : value);

/** What the numbers are of: the days, the company, the vacancy. */
export function Filters({ view, onViewChange, isOfVacancy = false }: FiltersProps) {
  const t = useMessages(analyticsMessages);
  const words = useWords();
  const nameOf = (value: Period) => (value === '365' ? words('period', 'yearly') : t(`period.${value}`));
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  return (
    <div ref={box} className={css.filters}>
      <Segmented
        label={t('period')}
        isLabelHidden
        isFullWidth={isNarrow}
        className={css.periods}
        options={periods.map((value) => ({ value, label: nameOf(value) }))}
        value={view.period ?? '30'}
        onChange={(value) => onViewChange({ ...view, period: value as Period })}
      />
      {!isOfVacancy && <Things view={view} onViewChange={onViewChange} />}
    </div>
  );
}

function Things({ view, onViewChange }: FiltersProps) {
  const t = useMessages(analyticsMessages);
  const companies = useCompanies();
  const vacancies = useVacancies(view.companyId);
  return (
    <>
      <Select
        label={t('company')}
        isLabelHidden
        icon={<Building2 />}
        className={css.select}
        options={[
          { value: all, label: t('allCompanies') },
          ...(companies.items ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
        ]}
        value={view.companyId ?? all}
        onChange={(value) => onViewChange({ period: view.period, companyId: chosen(value) })}
      />
      <Select
        label={t('vacancy')}
        isLabelHidden
        icon={<BriefcaseBusiness />}
        className={css.select}
        options={[
          { value: all, label: t('allVacancies') },
          ...(vacancies.items ?? []).map(({ id, title }) => ({ value: id, label: title ?? id })),
        ]}
        value={view.vacancyId ?? all}
        onChange={(value) => onViewChange({ ...view, vacancyId: chosen(value) })}
      />
    </>
  );
}
