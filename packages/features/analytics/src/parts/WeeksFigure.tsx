import { LineChart } from '@kasb/ui';
import { useWeeks } from '../data/useAnalytics.ts';
import type { Asked } from '../data/useAnalytics.ts';
import { Figure } from './Figure.tsx';
import { useWriting } from './useWriting.ts';

/** How many vacancies were open and published, by weeks. */
export function WeeksFigure({ asked, className }: { asked: Asked; className?: string }) {
  const query = useWeeks(asked);
  const { t, format, number } = useWriting();
  return (
    <Figure
      name="weeks"
      title={t('weeks')}
      query={query}
      className={className}
      draw={({ weeks }) => {
        const [first, last] = [weeks[0], weeks.at(-1)];
        const nameOf = (from: string | undefined) => t('week', { date: format.dayMonth(from) });
        return {
          columns: [{ label: t('week.head') }, { label: t('activeVacancies') }, { label: t('published') }],
          lines: weeks.map(({ from, active = 0, published = 0 }) => ({
            id: from ?? '',
            cells: [nameOf(from), number(active), number(published)],
            values: [from, active, published],
          })),
          drawing: (
            <LineChart
              labels={weeks.map(({ from }) => format.shortDate(from))}
              series={[
                { name: t('activeVacancies'), values: weeks.map(({ active = 0 }) => active) },
                { name: t('published'), values: weeks.map(({ published = 0 }) => published) },
              ]}
              summary={t('weeks.summary', {
                firstActive: first?.active ?? 0,
                lastActive: last?.active ?? 0,
                firstPublished: first?.published ?? 0,
                lastPublished: last?.published ?? 0,
              })}
              describe={(index) =>
                t('week.told', {
                  week: nameOf(weeks[index]?.from),
                  active: weeks[index]?.active ?? 0,
                  published: weeks[index]?.published ?? 0,
                })
              }
            />
          ),
        };
      }}
    />
  );
}
