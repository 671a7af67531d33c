'use client';
import { LoadFailure, match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Page } from '@kasb/ui';
import type { ReactNode } from 'react';
import { useInterviewSetup } from '../../data/useInterviewSetup.ts';
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
    <Screen bundle={interviewMessages} overrides={messages}>
      <SetupOfVacancy key={vacancyId} vacancyId={vacancyId} applicationId={applicationId} />
    </Screen>
  );
}

function SetupOfVacancy({ vacancyId, applicationId }: Omit<InterviewSetupProps, 'messages'>) {
  const t = useMessages(interviewMessages);
  const setup = useInterviewSetup(vacancyId);
  const framed = (children: ReactNode) => (
    <Page width="narrow">
      <SetupHead vacancyId={vacancyId} title={setup.title} />
      {children}
    </Page>
  );
  return match(setup, {
    loading: () => framed(<SetupSkeleton />),
    error: (failure) => framed(<LoadFailure failure={failure}>{t('setup.initFailed')}</LoadFailure>),
    ready: ({ title, questions }) => (
      <QuestionsEditor vacancyId={vacancyId} applicationId={applicationId} title={title} stored={questions} />
    ),
  });
}
