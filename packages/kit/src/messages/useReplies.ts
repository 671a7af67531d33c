import type { Vacancy } from '@kasb/contract';
import { useFormat } from '../format/useFormat.ts';
import { publicMessages } from './public/index.ts';
import { replyTime } from './replyTime.ts';
import { useMessages } from './useMessages.tsx';

/** Words «Обычно отвечают за 1 день», where it is known (docs/domain.md#replies). */
export function useReplyTime(): (of: Pick<Vacancy, 'reply_hours'>) => string | undefined {
  const t = useMessages(publicMessages);
  return ({ reply_hours: hours }) => {
    if (hours === undefined) return undefined;
    const { unit, count } = replyTime(hours);
    return t(`replies.${unit}`, { count });
  };
}

/** How soon a company answers, and how many responses it looks at, in words, where that is known. */
export function useReplies(vacancy: Pick<Vacancy, 'reply_hours' | 'viewed_percent'>): string | undefined {
  const t = useMessages(publicMessages);
  const format = useFormat();
  const soon = useReplyTime()(vacancy);
  const percent = vacancy.viewed_percent;
  return soon && percent !== undefined ? t('replies.both', { soon, percent: format.number(percent) }) : soon;
}
