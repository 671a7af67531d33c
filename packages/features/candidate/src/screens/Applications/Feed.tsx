import type { CandidateResponse } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Heading } from '@kasb/ui';
import { Eye, MessageSquare, MoveRight, Send, Undo2 } from 'lucide-react';
import { candidateMessages } from '../../messages/index.ts';
import { standings } from '../../model/standing.ts';
import { useNow } from '../../parts/useNow.ts';
import * as css from './Applications.css.ts';

type Event = CandidateResponse['feed'][number];

const icons: Record<string, typeof Send> = { responded: Send, opened: Eye, status: MoveRight, withdrawn: Undo2 };

/** What happened to a response, the newest first; the message that went with it stands where it was sent. */
export function Feed({ response }: { response: CandidateResponse }) {
  const t = useMessages(candidateMessages);
  const { moments } = useNow();
  const said = ({ kind, status }: Event): string | undefined => {
    if (kind === 'responded')
      return response.resume_title ? t('feed.withResume', { title: response.resume_title }) : t('feed.withoutResume');
    if (kind === 'opened') return t('feed.opened');
    if (kind === 'withdrawn') return t('feed.withdrawn');
    if (status === 'interview') return t('feed.invited');
    const standing = standings.find((each) => each === status);
    return standing && t(`status.${standing}`);
  };
  const events = response.feed
    .map((event) => ({ ...event, text: said(event) }))
    .filter(({ text }) => text !== undefined)
    .toReversed();
  if (events.length === 0) return null;
  return (
    <section className={css.section}>
      <Heading level={3} size="h3">
        {t('feed.title')}
      </Heading>
      <ol className={css.feed}>
        {events.map(({ kind, text, at }, index) => {
          const Icon = icons[kind ?? ''] ?? MessageSquare;
          return (
            <li key={`${at} ${index}`} className={css.event}>
              <span className={css.mark}>
                <Icon aria-hidden />
              </span>
              <span className={css.what}>
                {text}
                {kind === 'responded' && response.message && <span className={css.said}>{response.message}</span>}
              </span>
              {at && (
                <time dateTime={at} className={css.when}>
                  {moments.dateTime(at)}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
