import type { CandidateResponse, ResponseEvent } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Avatar, Heading } from '@kasb/ui';
import { Eye, MoveRight, Send, Undo2, Video } from 'lucide-react';
import { candidateMessages } from '../../messages/index.ts';
import { standings } from '../../model/standing.ts';
import { useNow } from '../../parts/useNow.ts';
import * as css from './Feed.css.ts';

const icons: Record<string, typeof Send> = {
  responded: Send,
  opened: Eye,
  withdrawn: Undo2,
  message: Send,
  interview_sent: Video,
  interview_answered: Video,
};

/** What happened to a response and what both sides wrote, the newest first; the message that went with it stands where it was sent. */
export function Feed({ response }: { response: CandidateResponse }) {
  const t = useMessages(candidateMessages);
  const { moments } = useNow();
  const company = response.vacancy?.company_name ?? '';
  const said = ({ kind, status, side }: ResponseEvent): string | undefined => {
    switch (kind) {
      case 'responded':
        return response.resume_title ? t('feed.withResume', { title: response.resume_title }) : t('feed.withoutResume');
      case 'opened':
        return t('feed.opened');
      case 'withdrawn':
        return t('feed.withdrawn');
      case 'interview_sent':
        return t('feed.interviewSent');
      case 'interview_answered':
        return t('feed.interviewAnswered');
      case 'message':
        return side === 'candidate' ? t('feed.you') : company;
      default: {
        if (status === 'interview') return t('feed.invited');
        const standing = standings.find((each) => each === status);
        return standing && t(`status.${standing}`);
      }
    }
  };
  const events = response.feed
    .map((event) => ({ event, title: said(event) }))
    .filter(({ title }) => title !== undefined)
    .toReversed();
  if (events.length === 0) return null;
  return (
    <section className={css.section}>
      <Heading level={3} size="h3">
        {t('feed.title')}
      </Heading>
      <ol className={css.feed}>
        {events.map(({ event: { kind, side, text, at, id }, title }, index) => {
          const Icon = icons[kind ?? ''] ?? MoveRight;
          const words = kind === 'responded' ? response.message : text;
          return (
            <li key={id ?? `${at} ${index}`} className={css.event}>
              {kind === 'message' && side !== 'candidate' ? (
                <Avatar name={company} shape="square" size={32} />
              ) : (
                <span className={css.mark}>
                  <Icon aria-hidden />
                </span>
              )}
              <span className={css.what}>
                <span className={css.title}>
                  <span>{title}</span>
                  {at && (
                    <time dateTime={at} className={css.when}>
                      {moments.dateTime(at)}
                    </time>
                  )}
                </span>
                {words && (
                  <span className={css.said} data-side={side}>
                    {words}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
