import type { Application, ApplicationEvent } from '@kasb/contract';
import { useKasb, useMessages, useWords } from '@kasb/kit';
import { personMessages } from '../../messages/person/index.ts';

const votes = { no: 'no', rather_no: 'vote.ratherNo', rather_yes: 'vote.ratherYes', yes: 'yes' } as const;

/** Says in a line what happened; nothing of what this page does not know. */
export function useEventTitle(application: Application) {
  const t = useMessages(personMessages);
  const words = useWords();
  const { locale } = useKasb();
  return ({ kind, from, to, stage, vote }: ApplicationEvent): string | undefined => {
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
      case 'vote': {
        const word = Object.entries(votes).find(([value]) => value === vote)?.[1];
        return word && `${t('vote.title')} ${t(word)}`;
      }
      case 'stage':
        return stageName;
      case 'status': {
        if (to === undefined) return undefined;
        const name = [words('application', to), stageName].filter(Boolean).join(', ');
        return from ? t('feed.moved', { from: words('application', from), to: name }) : name;
      }
      default:
        return undefined;
    }
  };
}
