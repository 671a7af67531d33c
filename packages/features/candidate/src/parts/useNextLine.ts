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
  const usualTime = ({ reply_hours }: CandidateResponse) =>
    reply_hours === undefined ? undefined : t('next.days', { count: Math.max(1, Math.ceil(reply_hours / 24)) });
  return (response: CandidateResponse): string => {
    const { next, viewed_at, updated_at, withdrawn_at, last_event_at, last_message } = response;
    if (response.unread_count) return t('next.message', { when: moments.dateTime(last_event_at) });
    if (isSilent(response, now)) return t('next.silent');
    if (next?.kind === 'interview')
      return next.until ? t('next.interviewUntil', { day: format.longDate(next.until) }) : t('next.interview');
    const time = usualTime(response);
    const day = moments.day(viewed_at);
    switch (standingOf(response)) {
      case 'applied':
        return time === undefined ? t('next.notOpened') : t('next.usually', { time });
      case 'viewed':
        return time === undefined ? t('next.opened', { day }) : t('next.openedUsually', { day, time });
      case 'screening':
        return updated_at ? t('next.since', { day: format.longDate(updated_at) }) : '';
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
