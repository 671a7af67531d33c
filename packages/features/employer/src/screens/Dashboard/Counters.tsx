import { LoadFailure, useLinks, useMessages } from '@kasb/kit';
import { CounterCard } from '@kasb/ui';
import { Briefcase, Building2, Inbox, Users } from 'lucide-react';
import type { DashboardData } from '../../data/useDashboard.ts';
import { employerMessages } from '../../messages/index.ts';
import * as css from './Dashboard.css.ts';

export interface CountersProps {
  counters: DashboardData['counters'];
  failure: DashboardData['failure'];
}

/** Four numbers, each the way to what it counts; what could not be counted is none. */
export function Counters({ counters: { active, applied, total, companies }, failure }: CountersProps) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  const shown = (value: number | undefined) => ({ value, isLoading: value === undefined });
  return (
    <section aria-label={t('counters.title')} tabIndex={-1} className={css.numbers}>
      <div className={css.counters}>
        <CounterCard
          label={t('activeVacancies')}
          icon={<Briefcase />}
          href={links.employerVacancies()}
          {...shown(active)}
        />
        <CounterCard label={t('counters.new')} icon={<Inbox />} href={links.applications()} isNew {...shown(applied)} />
        <CounterCard label={t('counters.total')} icon={<Users />} href={links.applications()} {...shown(total)} />
        <CounterCard label={t('companies')} icon={<Building2 />} href={links.companies()} {...shown(companies)} />
      </div>
      <LoadFailure failure={failure} isQuiet>
        {t('counters.failed')}
      </LoadFailure>
    </section>
  );
}
