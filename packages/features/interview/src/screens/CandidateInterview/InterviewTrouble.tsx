import { LoadFailure, useMessages } from '@kasb/kit';
import type { Failure } from '@kasb/kit';
import { EmptyState } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';

export interface InterviewTroubleProps {
  failure: Failure;
}

/** Why there is no interview: an unknown link, one that is over, or a lost connection. */
export function InterviewTrouble({ failure }: InterviewTroubleProps) {
  const t = useMessages(interviewMessages);
  const { error } = failure;
  if (error.is('unknownInterview'))
    return <EmptyState headingLevel={1} title={t('candidate.notFound')} description={t('candidate.notFoundHint')} />;
  if (error.is('interviewExpired'))
    return <EmptyState headingLevel={1} title={t('candidate.expired')} description={t('candidate.expiredHint')} />;
  return <LoadFailure failure={failure}>{t('candidate.failed')}</LoadFailure>;
}
