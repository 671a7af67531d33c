import type { CandidateResponse } from '@kasb/contract';
import { useFormat, useMessages, useReplyTime } from '@kasb/kit';
import { candidateMessages } from '../messages/index.ts';
import { isSilent, standingOf } from '../model/standing.ts';
import { useNow } from './useNow.ts';

/** Says in one line what is next with a response, or what happened last. */
export function useNextLine() {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const { now, moments } = useNow();
  const replyTime = useReplyTime();
  return (response: CandidateResponse): string => {
    const { next, viewed_at, updated_at, withdrawn_at, last_event_at, last_message } = response;
    if (response.unread_count) return t('next.message', { when: moments.dayOrTime(last_event_at) });
    if (isSilent(response, now)) return t('next.silent');
    if (next?.kind === 'interview')
      return next.until ? t('next.interviewUntil', { day: format.dayMonth(next.until) }) : t('next.interview');
    const usually = replyTime(response);
    const day = moments.day(viewed_at);
    switch (standingOf(response)) {
      case 'applied':
        return usually ?? t('next.notOpened');
      case 'viewed':
        return [t('next.opened', { day }), usually].filter(Boolean).join('. ');
      case 'screening':
        return updated_at ? t('next.since', { day: format.dayMonth(updated_at) }) : '';
      case 'interview':
        return response.answered_at ? t('next.answered') : t('next.call');
      case 'offer':
        return t('next.offer');
      case 'rejected':
        return last_message?.split('\n', 1)[0] ?? t('next.refused');
      case 'withdrawn':
        return moments.day(withdrawn_at);
      default:
        return moments.day(updated_at);
    }
  };
}
