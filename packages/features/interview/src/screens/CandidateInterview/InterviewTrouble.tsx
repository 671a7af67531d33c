import type { ApiError } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Banner, Button, EmptyState } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';

export interface InterviewTroubleProps {
  error: ApiError;
  onRetry: () => void;
}

/** Why there is no interview: an unknown link, one that is over, or a lost connection. */
export function InterviewTrouble({ error, onRetry }: InterviewTroubleProps) {
  const t = useMessages(interviewMessages);
  if (error.status === 404)
    return <EmptyState title={t('candidate.notFound')} description={t('candidate.notFoundHint')} />;
  if (error.status === 410)
    return <EmptyState title={t('candidate.expired')} description={t('candidate.expiredHint')} />;
  return (
    <Banner
      tone="critical"
      action={
        <Button variant="quiet" size="sm" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {error.text ?? t('candidate.failed')}
    </Banner>
  );
}
