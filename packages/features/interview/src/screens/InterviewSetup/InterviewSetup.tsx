'use client';
import { getVacancy, listInterviewQuestions } from '@kasb/contract';
import { MessagesProvider, useMessages, useProblemText, useQuery } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Button, Page } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';
import { QuestionsEditor } from './QuestionsEditor.tsx';
import { SetupHead } from './SetupHead.tsx';
import { SetupSkeleton } from './SetupSkeleton.tsx';

export interface InterviewSetupProps {
  vacancyId: string;
  /** The application whose candidate gets the link: the answers then belong to it. @default nobody in particular */
  applicationId?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof interviewMessages>;
}

/** Questions of a vacancy's interview, and the link to it (docs/domain.md#interview-setup). */
export function InterviewSetup({ vacancyId, applicationId, messages }: InterviewSetupProps) {
  return (
    <MessagesProvider bundle={interviewMessages} overrides={messages}>
      <SetupOfVacancy key={vacancyId} vacancyId={vacancyId} applicationId={applicationId} />
    </MessagesProvider>
  );
}

function SetupOfVacancy({ vacancyId, applicationId }: Omit<InterviewSetupProps, 'messages'>) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  const vacancy = useQuery(getVacancy, { params: { id: vacancyId } });
  const questions = useQuery(listInterviewQuestions, { params: { vacancyId } });
  if (vacancy.status === 'ready' && questions.status === 'ready') {
    return (
      <QuestionsEditor
        vacancyId={vacancyId}
        applicationId={applicationId}
        title={vacancy.data.title}
        stored={questions.data.questions}
      />
    );
  }
  const failed = [vacancy, questions].filter((query) => query.status === 'error');
  const isOver = failed.length > 0 && vacancy.status !== 'loading' && questions.status !== 'loading';
  return (
    <Page width="narrow">
      <SetupHead vacancyId={vacancyId} title={vacancy.status === 'ready' ? vacancy.data.title : undefined} />
      {isOver ? (
        <Banner
          tone="critical"
          action={
            <Button variant="quiet" size="sm" onPress={() => failed.forEach(({ retry }) => retry())}>
              {t('common.retry')}
            </Button>
          }
        >
          {problem(failed[0]?.error, t('setup.initFailed'))}
        </Banner>
      ) : (
        <SetupSkeleton />
      )}
    </Page>
  );
}
