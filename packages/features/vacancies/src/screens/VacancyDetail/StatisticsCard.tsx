import type { Vacancy } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import { DescriptionList, Link } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import { RailCard } from './RailCard.tsx';
import * as css from './VacancyDetail.css.ts';

export interface StatisticsCardProps {
  vacancy: Pick<Vacancy, 'id' | 'views' | 'applications_count' | 'created_at' | 'updated_at' | 'valid_until'>;
}

/** Views, applications and dates: that of the last change only when it is another day, that of the end if any. */
export function StatisticsCard({ vacancy }: StatisticsCardProps) {
  const t = useMessages(vacanciesMessages);
  const format = useFormat();
  const links = useLinks();
  const count = vacancy.applications_count ?? 0;
  const created = format.date(vacancy.created_at);
  const updated = format.date(vacancy.updated_at);
  const applications = (
    <>
      <span>{format.number(count)}</span>
      {count > 0 && (
        <>
          <span>{', '}</span>
          <Link href={links.vacancyApplications(vacancy.id)}>{t('detail.watch')}</Link>
        </>
      )}
    </>
  );
  return (
    <RailCard title={t('detail.statistics')} className={css.statistics}>
      <DescriptionList
        variant="rows"
        items={[
          { label: t('views'), value: format.number(vacancy.views ?? 0) },
          { label: t('applications'), value: applications },
          { label: t('detail.created'), value: created },
          { label: t('updated'), value: updated === created ? undefined : updated },
          { label: t('validUntil'), value: format.date(vacancy.valid_until) },
        ]}
      />
    </RailCard>
  );
}
