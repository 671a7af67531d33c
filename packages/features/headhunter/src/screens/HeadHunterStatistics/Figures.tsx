import type { HeadHunterStatistics } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { LoadingRegion, Skeleton } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import { conversion } from '../../model/conversion.ts';
import * as css from './HeadHunterStatistics.css.ts';

export interface FiguresProps {
  data: HeadHunterStatistics;
}

/** The three figures; absent ones count as none. */
export function Figures({ data: { views = 0, responses = 0 } }: FiguresProps) {
  const t = useMessages(headhunterMessages);
  const format = useFormat();
  const figures = [
    [t('views'), format.number(views)],
    [t('statistics.responses'), format.number(responses)],
    [t('conversion'), conversion(views, responses)],
  ];
  return (
    <dl className={css.figures}>
      {figures.map(([label, value]) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The figures' geometry while they load. */
export function FiguresSkeleton() {
  return (
    <LoadingRegion className={css.figures}>
      {[72, 56, 64].map((width) => (
        <div key={width} className={css.figure}>
          <Skeleton width={width} height={44} />
        </div>
      ))}
    </LoadingRegion>
  );
}
