import type { AnalyticsSort } from '@kasb/contract';
import { useLinks } from '@kasb/kit';
import { Link } from '@kasb/ui';
import { useState } from 'react';
import { useVacancyNumbers } from '../data/useAnalytics.ts';
import type { Asked } from '../data/useAnalytics.ts';
import { Figure } from './Figure.tsx';
import { useWriting } from './useWriting.ts';
import * as css from './VacanciesFigure.css.ts';

/** Each vacancy with its numbers, in the order that is chosen at the heads. */
export function VacanciesFigure({ asked, className }: { asked: Asked; className?: string }) {
  const [sort, setSort] = useState<AnalyticsSort>('applications');
  const query = useVacancyNumbers(asked, sort);
  const links = useLinks();
  const { t, number, percent } = useWriting();
  const head = (by: AnalyticsSort, label: string, isMinor = false) => ({
    label,
    isMinor,
    onSort: () => setSort(by),
    ...(by === sort && { sort: 'descending' as const }),
  });
  return (
    <Figure
      name="vacancies"
      title={t('vacancies')}
      query={query}
      className={className}
      draw={({ items }) => ({
        columns: [
          { label: t('vacancy') },
          head('views', t('views'), true),
          head('applications', t('applications')),
          head('conversion', t('conversion'), true),
          head('interview', t('interviews')),
          head('hired', t('hired')),
          head('open_days', t('openDays'), true),
        ],
        lines: items.map(({ vacancy, views, applications, conversion, interview, hired, open_days: days }) => ({
          id: vacancy.id,
          cells: [
            <span key="name" className={css.name}>
              <Link href={links.analytics(vacancy.id)}>{vacancy.title}</Link>
              <span className={css.company}>{vacancy.company_name}</span>
            </span>,
            number(views),
            number(applications),
            percent(conversion),
            number(interview),
            number(hired),
            number(days),
          ],
          values: [vacancy.title, views, applications, percent(conversion), interview, hired, days],
        })),
      })}
    />
  );
}
