import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, EmptyState } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';

export interface InterviewTroubleProps {
  error: ApiError;
  onRetry: () => void;
}

/** Why there is no interview: an unknown link, one that is over, or a lost connection. */
export function InterviewTrouble({ error, onRetry }: InterviewTroubleProps) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  if (error.is('unknownInterview'))
    return <EmptyState title={t('candidate.notFound')} description={t('candidate.notFoundHint')} />;
  if (error.is('interviewExpired'))
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
      {problem(error, t('candidate.failed'))}
    </Banner>
  );
}
