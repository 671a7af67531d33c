import type { Application } from '@kasb/contract';
import { useLinks, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, EmptyState, Link } from '@kasb/ui';
import { useInvitation } from '../../data/usePerson.ts';
import { personMessages } from '../../messages/person/index.ts';
import { isClosed } from '../../model/standing.ts';
import * as css from './Person.css.ts';
import type { PersonSlots } from './slots.ts';

export interface InterviewTabProps {
  application: Application;
  interviewAnswers: PersonSlots['interviewAnswers'];
}

/** The video interview: sent or not, and what was answered in it. */
export function InterviewTab({ application, interviewAnswers }: InterviewTabProps) {
  const t = useMessages(personMessages);
  const links = useLinks();
  const problem = useProblemText();
  const invitation = useInvitation(application.id);
  const { interview, vacancy_id: vacancyId, id } = application;
  if (interview?.state === 'answered' && vacancyId && interviewAnswers)
    return <div className={css.section}>{interviewAnswers(vacancyId, id)}</div>;
  const isSent = interview !== undefined;
  const { error } = invitation;
  return (
    <div className={css.section}>
      {error && (
        <Banner
          tone={error.kind === 'network' ? 'warning' : 'critical'}
          action={
            error.is('noQuestions') &&
            vacancyId && <Link href={links.interviewSetup(vacancyId)}>{t('interviewQuestions')}</Link>
          }
        >
          {problem(error, t('interview.failed'))}
        </Banner>
      )}
      <EmptyState
        size="sm"
        hasStar={false}
        title={t(isSent ? 'interview.sent' : 'interview.none')}
        description={t(isSent ? 'interview.sentHint' : 'interview.noneHint')}
        actions={
          !isClosed(application) &&
          (!isSent || interview.state === 'expired') && (
            <Button isPending={invitation.isPending} onPress={() => void invitation.run()}>
              {t('interview.send')}
            </Button>
          )
        }
      />
    </div>
  );
}
