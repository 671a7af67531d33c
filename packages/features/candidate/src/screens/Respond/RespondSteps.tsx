import type { ApiError, Resume, Vacancy } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { BackLink, Banner, Button, Link } from '@kasb/ui';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { respondingMessages } from '../../messages/responding/index.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import * as css from './Respond.css.ts';
import { RespondForm } from './RespondForm.tsx';
import { RespondFrame } from './RespondFrame.tsx';
import { useRespondSteps } from './useRespondSteps.ts';

// The form is there before what comes after it.
const loadCode = async () => ({ default: (await import('../../parts/CodeForm.tsx')).CodeForm });
const loadSent = async () => ({ default: (await import('./Sent.tsx')).Sent });
const CodeForm = lazy(loadCode);
const Sent = lazy(loadSent);
// A visitor has no resumes, and nowhere to be told.
const OwnResumes = lazy(async () => ({ default: (await import('./OwnResumes.tsx')).OwnResumes }));
const AskChannel = lazy(async () => ({ default: (await import('./AskChannel.tsx')).AskChannel }));

export interface RespondStepsProps {
  vacancy: Vacancy;
  via: string | undefined;
  newResumeHref: string | undefined;
  /** The vacancy was closed while the form was being filled in. */
  onClosed: (error: ApiError) => void;
}

/** The form, the code and the end, beside what is responded to. */
export function RespondSteps({ vacancy, via, newResumeHref, onClosed }: RespondStepsProps) {
  const t = useMessages(respondingMessages);
  const links = useLinks();
  const steps = useRespondSteps(vacancy, via, onClosed);
  // Whoever becomes known by the code goes on with the form that they filled in.
  const [isKnown] = useState(Boolean(steps.user));
  // They come while the form is filled in; what does not come now is asked for again in its turn.
  useEffect(() => void Promise.allSettled([loadCode(), loadSent()]), []);
  const { failure } = steps;
  if (steps.sentAs) return <Sent vacancy={vacancy} as={steps.sentAs} newResumeHref={newResumeHref} />;
  if (steps.isCodeAsked)
    return (
      <RespondFrame back={<BackLink onPress={steps.back}>{t('code.change')}</BackLink>} vacancy={vacancy} isFormAlone>
        <CodeForm
          phone={steps.answers.phone}
          code={steps.code}
          then={t('code.then')}
          action={t('code.confirm')}
          error={failure?.text}
          notice={steps.isProving ? t('code.proving') : steps.notice}
          isPending={steps.isPending}
          onSubmit={(typed) => void steps.show(typed)}
          onChange={steps.forget}
          onResend={() => void steps.resend()}
        >
          <div className={css.kept}>
            <CircleCheck aria-hidden />
            <span>{t('code.kept')}</span>
          </div>
        </CodeForm>
      </RespondFrame>
    );
  const form = (resumes: readonly Resume[]) => (
    <RespondForm
      vacancy={vacancy}
      questions={steps.questions}
      answers={steps.answers}
      isKnown={isKnown && Boolean(steps.user)}
      resumes={resumes}
      terms={steps.terms}
      errors={failure?.fields ?? {}}
      error={
        failure?.applicationId === undefined ? (
          failure?.text
        ) : (
          <>
            <span>{`${failure.text} `}</span>
            <Link href={links.myApplications(failure.applicationId || undefined)}>{t('myResponses')}</Link>
          </>
        )
      }
      isEmployers={Boolean(failure?.isEmployers)}
      isPending={steps.isPending}
      onSubmit={(given, resumeId) => void steps.start(given, resumeId)}
      onChange={steps.type}
    />
  );
  return (
    <RespondFrame back={<BackLink href={links.vacancy(vacancy.id)}>{t('toVacancy')}</BackLink>} vacancy={vacancy}>
      {steps.user?.role === 'employer' ? (
        <Banner
          tone="caution"
          action={
            <Button size="sm" onPress={() => void steps.signOut()}>
              {t('otherPhone')}
            </Button>
          }
        >
          {t('respond.employer')}
        </Banner>
      ) : isKnown ? (
        <Suspense fallback={<FormSkeleton />}>
          <OwnResumes>{form}</OwnResumes>
        </Suspense>
      ) : (
        form([])
      )}
      {steps.user?.role === 'candidate' && (
        <Suspense>
          <AskChannel />
        </Suspense>
      )}
    </RespondFrame>
  );
}
