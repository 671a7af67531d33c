import type { Vacancy } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Card, Heading, Text } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyDetail.css.ts';
import type { VacancyDetailSlots } from './VacancyDetail.tsx';

export interface PublishingCardProps extends Pick<VacancyDetailSlots, 'publishing'> {
  vacancy: Vacancy;
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
    <Card as="section" className={css.publishing}>
      <Heading level={2} size="h3">
        {t('vacancy.publishing')}
      </Heading>
      {publishing ? (
        publishing(vacancy)
      ) : (
        <Text size="sm" tone="muted">
          {hint && t(hint)}
        </Text>
      )}
    </Card>
  );
}
