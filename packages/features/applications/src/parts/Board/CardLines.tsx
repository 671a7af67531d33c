import { useMessages } from '@kasb/kit';
import { VisuallyHidden } from '@kasb/ui';
import { Clock, ClockAlert, MessageSquare, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { boardMessages } from '../../messages/board/index.ts';
import type { ApplicationCard } from '../../model/boardCards.ts';
import { isLate, waited } from '../../model/waited.ts';
import { useSourceText } from '../useSourceText.ts';
import { useStageName } from '../useStageName.ts';
import * as css from './Board.css.ts';

export interface CardLinesProps {
  card: ApplicationCard;
  /** Whether the card names the vacancy: where the board is not one vacancy's. */
  hasVacancy: boolean;
}

/** What stands under the name: the vacancy, the sub-stage or the source, how long, votes and new messages. */
export function CardLines({ card: { application, status }, hasVacancy }: CardLinesProps) {
  const t = useMessages(boardMessages);
  const sourceText = useSourceText();
  const { stage, vacancy, votes, unread_count: unread = 0, status_since: since, created_at: created } = application;
  const stageName = useStageName()(stage);
  const [now] = useState(() => Date.now());
  const yes = votes?.yes ?? 0;
  const time = waited(since ?? created, now);
  const late = isLate(status, time);
  const words = time && (time.unit === 'now' ? t('board.justNow') : t(`board.${time.unit}`, { count: time.count }));
  return (
    <>
      {hasVacancy && vacancy.title && (
        <div className={css.vacancy} title={vacancy.title}>
          {vacancy.title}
        </div>
      )}
      <div className={css.facts}>
        {stageName ? (
          <span className={css.stage}>{stageName}</span>
        ) : (
          <span className={css.source}>{sourceText(application.source)}</span>
        )}
        {words && (
          <span className={css.time} data-late={late || undefined} title={t('board.stageAgo', { time: words })}>
            {late ? <ClockAlert /> : <Clock />}
            <span>{words}</span>
            {late && <VisuallyHidden>{`, ${t('board.late')}`}</VisuallyHidden>}
          </span>
        )}
        {yes > 0 && (
          <span className={css.fact} role="img" aria-label={t('board.votes', { count: yes })}>
            <ThumbsUp />
            <span>{yes}</span>
          </span>
        )}
        {unread > 0 && (
          <span className={css.fact} role="img" aria-label={t('board.unread', { count: unread })}>
            <MessageSquare />
            <span>{unread}</span>
          </span>
        )}
      </div>
    </>
  );
}
