import type { Application, ApplicationEvent } from '@kasb/contract';
import { useKasb, useMessages, useWords } from '@kasb/kit';
import type { ReactNode } from 'react';
import { personMessages } from '../../messages/person/index.ts';
import { useVoteWord } from '../../parts/useVoteWord.ts';
import * as css from './Person.css.ts';

/** Says in a line what happened; nothing of what this page does not know. */
export function useEventTitle(application: Application) {
  const t = useMessages(personMessages);
  const words = useWords();
  const wordOf = useVoteWord();
  const { locale } = useKasb();
  return ({ kind, from, to, stage, vote }: ApplicationEvent): ReactNode => {
    const stageName = (locale === 'uz' && stage?.name_uz) || stage?.name;
    switch (kind) {
      case 'responded':
        return t(application.resume ? 'feed.withResume' : 'withoutResumeYet');
      case 'responded_again':
        return t('feed.respondedAgain');
      case 'opened':
        return t('feed.opened');
      case 'file_opened':
        return t('feed.fileOpened');
      case 'withdrawn':
        return t('responseWithdrawn');
      case 'interview_sent':
        return t('interview.sent');
      case 'interview_answered':
        return t('feed.interviewAnswered');
      case 'sync_failed':
        return t('feed.notTaken', { stage: to ? words('application', to) : '' });
      case 'vote':
        return vote && `${t('vote.title')} ${wordOf(vote)}`;
      case 'stage':
        return stageName;
      case 'status': {
        if (to === undefined) return undefined;
        const name = [words('application', to), stageName].filter(Boolean).join(', ');
        return (
          <>
            {from && <span>{`${words('application', from)} → `}</span>}
            <span className={css.strong}>{name}</span>
          </>
        );
      }
      default:
        return undefined;
    }
  };
}
