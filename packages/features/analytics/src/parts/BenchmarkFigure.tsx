import type { SalaryBenchmark } from '@kasb/contract';
import { RangeBar } from '@kasb/ui';
import type { ReactNode } from 'react';
import { useBenchmark } from '../data/useAnalytics.ts';
import * as css from './BenchmarkFigure.css.ts';
import { Figure } from './Figure.tsx';
import { useWriting } from './useWriting.ts';

interface BenchmarkFigureProps {
  vacancyId: string;
  /** Chooses another vacancy. */
  choice?: ReactNode;
  className?: string;
}

/** What others pay for such work, and where one's own range is. */
export function BenchmarkFigure({ vacancyId, choice, className }: BenchmarkFigureProps) {
  const query = useBenchmark(vacancyId);
  const { t, millions, number } = useWriting();

  function placeOf({ place }: SalaryBenchmark): string {
    if (place?.kind === 'country') return t('pay.country');
    return t(place?.kind === 'region' ? 'pay.region' : 'pay.city', { name: place?.name ?? '' });
  }

  return (
    <Figure
      name="pay"
      title={t('pay')}
      query={query}
      above={choice && <div className={css.choice}>{choice}</div>}
      className={className}
      draw={(data) => {
        const { p25, median, p75, own, vacancies = 0, companies = 0 } = data;
        const columns = [{ label: t('pay.what') }, { label: t('pay.from') }, { label: t('to') }];
        if (p25 === undefined || median === undefined || p75 === undefined)
          return { columns, lines: [], nothing: t('pay.few') };
        const market = t('pay.market', { p25: millions(p25), p75: millions(p75), median: millions(median) });
        const range = own?.min !== undefined && own.max !== undefined ? { from: own.min, to: own.max } : undefined;
        const yours = range ? t('pay.own', { min: millions(range.from), max: millions(range.to) }) : '';
        const rows = [
          { id: 'market', name: t('pay.half'), from: p25, to: p75 },
          { id: 'middle', name: t('pay.middle'), from: median, to: median },
          ...(range ? [{ id: 'own', name: t('pay.yours'), ...range }] : []),
        ];
        return {
          columns,
          lines: rows.map(({ id, name, from, to }) => ({
            id,
            cells: [name, number(from), number(to)],
            values: [name, from, to],
          })),
          hint: t('pay.sample', { vacancies, companies }),
          note: t('pay.note'),
          drawing: (
            <>
              <p className={css.place}>{data.position}</p>
              <p className={css.quiet}>{placeOf(data)}</p>
              <RangeBar
                from={p25}
                middle={median}
                to={p75}
                own={range}
                format={millions}
                unit={t('pay.unit')}
                summary={[market, yours].filter(Boolean).join(' ')}
              />
              <p className={css.legend}>
                <span className={css.market}>{t('pay.half')}</span>
                <span className={css.middle}>{t('pay.middle')}</span>
                {range && <span className={css.own}>{t('pay.yours')}</span>}
              </p>
            </>
          ),
          below: own?.share_below !== undefined && (
            <p className={css.share}>{t('pay.below', { share: own.share_below })}</p>
          ),
        };
      }}
    />
  );
}
