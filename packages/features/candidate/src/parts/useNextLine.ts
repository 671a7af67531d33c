import type { CandidateResponse } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { candidateMessages } from '../messages/index.ts';
import { isSilent, standingOf } from '../model/standing.ts';
import { useNow } from './useNow.ts';

/** Says in one line what is next with a response, or what happened last. */
export function useNextLine() {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const { now, moments } = useNow();
  return (response: CandidateResponse): string => {
    const { next, viewed_at, updated_at, withdrawn_at } = response;
    if (isSilent(response, now)) return t('next.silent');
    if (next?.kind === 'interview')
      return next.until ? t('next.interviewUntil', { day: format.longDate(next.until) }) : t('next.interview');
    switch (standingOf(response)) {
      case 'applied':
        return t('next.notOpened');
      case 'viewed':
        return t('next.opened', { day: moments.day(viewed_at) });
      case 'screening':
        return updated_at ? t('next.since', { day: format.longDate(updated_at) }) : '';
      case 'interview':
        return t('next.call');
      case 'offer':
        return t('next.offer');
      case 'rejected':
        return t('next.refused');
      case 'withdrawn':
        return moments.day(withdrawn_at);
      default:
        return moments.day(updated_at);
    }
  };
}
