import type { CandidateResponse, ResponseEvent } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Avatar, Feed as Timeline, FeedEntry, Heading } from '@kasb/ui';
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

/**
 * What happened to a response and what both sides wrote, the newest first; the message that went with it stands where
 * it was sent.
 */
export function Feed({ response, headingLevel }: { response: CandidateResponse; headingLevel: 2 | 3 }) {
  const t = useMessages(candidateMessages);
  const { moments } = useNow();
  const company = response.vacancy?.company_name ?? '';
  const said = ({ kind, status, side }: ResponseEvent): string | undefined => {
    switch (kind) {
      case 'responded':
        return response.resume_title ? t('feed.withResume', { title: response.resume_title }) : t('withoutResumeYet');
      case 'opened':
        return t('feed.opened');
      case 'withdrawn':
        return t('responseWithdrawn');
      case 'interview_sent':
        return t('feed.interviewSent');
      case 'interview_answered':
        return t('next.answered');
      case 'message':
        return side === 'candidate' ? t('you') : company;
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
      <Heading level={headingLevel} size="h3">
        {t('feed.title')}
      </Heading>
      <Timeline>
        {events.map(({ event: { kind, side, text, at, id }, title }, index) => {
          const Icon = icons[kind ?? ''] ?? MoveRight;
          const isTheirs = kind === 'message' && side !== 'candidate';
          return (
            <FeedEntry
              key={id ?? `${at} ${index}`}
              mark={isTheirs ? <Avatar name={company} shape="square" size={28} /> : <Icon aria-hidden />}
              title={title}
              at={at}
              when={moments.dayOrTime(at)}
              tone={side === 'candidate' ? 'own' : 'theirs'}
            >
              {kind === 'responded' ? response.message : text}
            </FeedEntry>
          );
        })}
      </Timeline>
    </section>
  );
}
