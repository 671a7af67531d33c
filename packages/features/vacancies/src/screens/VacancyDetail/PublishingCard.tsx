import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import { RailCard } from './RailCard.tsx';
import * as css from './VacancyDetail.css.ts';

export interface PublishingCardProps {
  vacancy: Vacancy;
  /** The publishing control. Without it the page only says why moderation keeps publishing closed. */
  publishing?: (vacancy: Vacancy) => ReactNode;
}

const hints = {
  pending: 'publishingPending',
  rejected: 'detail.publishingRejected',
  needs_revision: 'publishingRevision',
} as const;

/** The host's publishing control; without one, why moderation keeps publishing closed. */
export function PublishingCard({ vacancy, publishing }: PublishingCardProps) {
  const t = useMessages(vacanciesMessages);
  const status = vacancy.moderation_status;
  const hint = status !== undefined && status in hints ? hints[status as keyof typeof hints] : undefined;
  if (!publishing && !hint) return null;
  return (
    <RailCard title={t('vacancy.publishing')} className={css.publishing}>
      {publishing ? (
        publishing(vacancy)
      ) : (
        <Text size="sm" tone="muted">
          {hint && t(hint)}
        </Text>
      )}
    </RailCard>
  );
}
