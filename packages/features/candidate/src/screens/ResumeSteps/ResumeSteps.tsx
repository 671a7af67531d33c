'use client';
import type { MessagesOf } from '@kasb/kit';
import { LoadFailure, match, Screen, useMessages, useUser } from '@kasb/kit';
import { Page } from '@kasb/ui';
import { useResume } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { resumeSteps } from '../../model/resumeValues.ts';
import { NewResume } from './NewResume.tsx';
import { SavedStep } from './SavedStep.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';

export interface ResumeStepsProps {
  /** Of the path `/my/resumes/{id}/edit/{step}`; absent: a new resume, which begins with its first step. */
  resumeId?: string;
  /** Of the path; one that is none is the first. */
  step?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof resumeMessages>;
}

/** A resume is filled in step by step, each with an address of its own (docs/domain.md#resume-steps). */
export function ResumeSteps({ resumeId, step, messages }: ResumeStepsProps) {
  return (
    <Screen bundle={resumeMessages} overrides={messages}>
      <Steps resumeId={resumeId} step={step} />
    </Screen>
  );
}

function Steps({ resumeId, step }: Pick<ResumeStepsProps, 'resumeId' | 'step'>) {
  // A draft is its person's own.
  if (!useUser()) return <StepSkeleton />;
  return resumeId === undefined ? <NewResume /> : <KnownResume resumeId={resumeId} step={step} />;
}

function KnownResume({ resumeId, step }: { resumeId: string; step: string | undefined }) {
  const t = useMessages(resumeMessages);
  const query = useResume(resumeId);
  const known = resumeSteps.find((each) => each === step) ?? 'work';
  return match(query, {
    loading: () => <StepSkeleton />,
    error: (failure) => (
      <Page width="mid">
        <LoadFailure failure={failure}>{t('page.failed')}</LoadFailure>
      </Page>
    ),
    ready: ({ data }) => <SavedStep key={`${resumeId} ${known}`} resume={data} step={known} />,
  });
}
