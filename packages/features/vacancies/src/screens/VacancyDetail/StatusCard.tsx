import type { Vacancy, VacancyStatus } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { DescriptionList } from '@kasb/ui';
import { ModerationBadge, VacancyStatusBadge } from '@kasb/ui/recruitment';
import { vacanciesMessages } from '../../messages/index.ts';
import { StatusButtons } from '../../parts/StatusButtons/StatusButtons.tsx';
import { RailCard } from './RailCard.tsx';
import * as css from './VacancyDetail.css.ts';

export interface StatusCardProps {
  vacancy: Pick<Vacancy, 'moderation_status' | 'moderated_at'>;
  /** The status to show. */
  status: string;
  onChange: (status: VacancyStatus) => void;
  /** A change is under way. */
  isPending: boolean;
}

/** Whether candidates see the vacancy, what moderation says, and the three buttons that switch it. */
export function StatusCard({ vacancy, status, onChange, isPending }: StatusCardProps) {
  const t = useMessages(vacanciesMessages);
  const format = useFormat();
  return (
    <RailCard title={t('status')} className={css.status}>
      <DescriptionList
        variant="rows"
        items={[
          { label: t('vacancy'), value: <VacancyStatusBadge status={status} /> },
          {
            label: t('detail.moderation'),
            value: vacancy.moderation_status && <ModerationBadge status={vacancy.moderation_status} />,
          },
          { label: t('verified'), value: vacancy.moderation_status && format.date(vacancy.moderated_at) },
        ]}
      />
      <StatusButtons status={status} isPending={isPending} onChange={onChange} />
    </RailCard>
  );
}
