import type { Application, ApplicationEvent } from '@kasb/contract';
import { useFormat, useMessages, useUser } from '@kasb/kit';
import { Avatar, FeedEntry } from '@kasb/ui';
import { Eye, FileText, Inbox, MoveRight, ThumbsUp, TriangleAlert, Undo2, Video } from 'lucide-react';
import { useState } from 'react';
import { personMessages } from '../../messages/person/index.ts';
import { withMentions } from '../../model/mention.ts';
import { useApplicantName } from '../../parts/useApplicantName.ts';
import { useMoments } from '../../parts/useMoments.ts';
import { Delivery, OwnNote } from './EventFooter.tsx';
import * as css from './Person.css.ts';
import { useEventTitle } from './useEventTitle.tsx';

const icons: Record<string, typeof Eye> = {
  responded: Inbox,
  responded_again: Inbox,
  opened: Eye,
  file_opened: FileText,
  vote: ThumbsUp,
  interview_sent: Video,
  interview_answered: Video,
  withdrawn: Undo2,
  sync_failed: TriangleAlert,
};

export interface EventProps {
  event: ApplicationEvent;
  application: Application;
}

/** One moment of an application: a message, a note, or what happened. */
export function Event({ event, application }: EventProps) {
  const t = useMessages(personMessages);
  const format = useFormat();
  const moments = useMoments();
  const user = useUser();
  const titleOf = useEventTitle(application);
  const applicant = useApplicantName(application);
  const { kind = '', at, by, text, mentions } = event;
  // Of today the time says enough.
  const [now] = useState(() => Date.now());
  const isToday = format.date(at) === format.date(now);
  const when = { at, when: isToday ? format.time(at) : moments.dateTime(at) };
  const isMine = by?.id !== undefined && by.id === user?.id;
  const author = isMine ? t('you') : (by?.name ?? '');
  if (kind === 'message' || kind === 'note') {
    const isTheirs = kind === 'message' && by?.side === 'candidate';
    const name = isTheirs ? applicant : author;
    return (
      <FeedEntry
        mark={<Avatar name={isTheirs ? applicant : (by?.name ?? '')} size={28} />}
        title={
          <>
            <span className={css.strong}>{name}</span>
            {kind === 'note' && <span>{`, ${t('feed.note')}`}</span>}
          </>
        }
        {...when}
        tone={kind === 'note' ? 'note' : isTheirs ? 'theirs' : 'own'}
        footer={
          kind === 'note' ? (
            isMine && <OwnNote event={event} applicationId={application.id} />
          ) : (
            <Delivery event={event} applicationId={application.id} />
          )
        }
      >
        {text && <Words text={text} names={mentions.flatMap(({ name: each }) => each ?? [])} />}
      </FeedEntry>
    );
  }
  const title = titleOf(event);
  if (title === undefined) return null;
  const Icon = icons[kind] ?? MoveRight;
  const isOfCompany = by?.side === 'employer' || (by !== undefined && kind !== 'responded' && by.side === undefined);
  return (
    <FeedEntry
      mark={<Icon aria-hidden />}
      title={
        <>
          <span>{title}</span>
          {isOfCompany && author && <span>{`. ${author}`}</span>}
        </>
      }
      {...when}
    >
      {kind === 'vote' ? text : undefined}
    </FeedEntry>
  );
}

function Words({ text, names }: { text: string; names: readonly string[] }) {
  return withMentions(text, names).map((piece, index) =>
    piece.isMention ? (
      <span key={index} className={css.mention}>
        {piece.text}
      </span>
    ) : (
      <span key={index}>{piece.text}</span>
    ),
  );
}
