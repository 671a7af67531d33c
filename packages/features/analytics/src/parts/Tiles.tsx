import type { AnalyticsSummary } from '@kasb/contract';
import { LoadFailure, match } from '@kasb/kit';
import { StatTile } from '@kasb/ui';
import type { StatChange } from '@kasb/ui';
import { useSummary } from '../data/useAnalytics.ts';
import type { Asked } from '../data/useAnalytics.ts';
import { rateOf } from '../model/rate.ts';
import * as css from './Tiles.css.ts';
import { useWriting } from './useWriting.ts';

const names = ['views', 'applications', 'perView', 'firstReply', 'hireTime'] as const;

/** The five numbers of the period, each with its change. */
export function Tiles({ asked, days }: { asked: Asked; days: number }) {
  const query = useSummary(asked);
  const { t, number, percent, lasted } = useWriting();
  return match(query, {
    loading: () => (
      <div className={css.tiles}>
        {names.map((name) => (
          <StatTile key={name} label={t(name)} isLoading />
        ))}
      </div>
    ),
    error: (failure) => (
      <div tabIndex={-1} className={css.trouble}>
        <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
      </div>
    ),
    ready: ({ data }) => {
      const since = <span className={css.since}>{t('since', { count: days })}</span>;
      const before: Partial<AnalyticsSummary> = data.previous ?? {};
      const share = (now = 0, then = 0) =>
        changeOf(now, then, true, () => `${Math.abs(Math.round(((now - then) / then) * 100))}%`);
      const time = (now: number | undefined, then: number | undefined) =>
        changeOf(now, then, false, (difference) => lasted(difference) ?? '');
      const inHours = (value: number | undefined) => (value === undefined ? undefined : value * 24);
      return (
        <div className={css.tiles}>
          <StatTile
            label={t('views')}
            value={number(data.views)}
            change={share(data.views, before.views)}
            since={since}
          />
          <StatTile
            label={t('applications')}
            value={number(data.applications)}
            change={share(data.applications, before.applications)}
            since={since}
          />
          <StatTile
            label={t('perView')}
            value={percent(data.conversion)}
            change={changeOf(rateOf(data.conversion), rateOf(before.conversion), true, (value) =>
              t('points', { value: value.toFixed(1) }),
            )}
            since={since}
          />
          <StatTile
            label={t('firstReply')}
            value={lasted(data.first_reply_hours)}
            change={time(data.first_reply_hours, before.first_reply_hours)}
            since={since}
          />
          <StatTile
            label={t('hireTime')}
            value={lasted(inHours(data.hire_days))}
            change={time(inHours(data.hire_days), inHours(before.hire_days))}
            since={since}
          />
        </div>
      );
    },
  });
}

/** None where there was nothing before, or nothing changed. */
function changeOf(
  now: number | undefined,
  then: number | undefined,
  isMoreGood: boolean,
  write: (difference: number) => string,
): StatChange | undefined {
  if (now === undefined || !then || now === then) return undefined;
  const direction = now > then ? 'up' : 'down';
  return { direction, text: write(Math.abs(now - then)), isGood: (direction === 'up') === isMoreGood };
}
