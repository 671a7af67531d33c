import type { Vacancy } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { BackLink, Banner, Button, Card, Link, LoadingRegion, Skeleton } from '@kasb/ui';
import { CircleCheck } from 'lucide-react';
import { lazy, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useOwnResumes } from '../../data/useOwnResumes.ts';
import { useTelegramChannel } from '../../data/useTelegram.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import * as css from './Respond.css.ts';
import { RespondForm } from './RespondForm.tsx';
import { useRespondSteps } from './useRespondSteps.ts';
import { VacancyBrief } from './VacancyBrief.tsx';

// The form is there before what comes after it.
const loadCode = async () => ({ default: (await import('../../parts/CodeForm.tsx')).CodeForm });
const loadSent = async () => ({ default: (await import('./Sent.tsx')).Sent });
const CodeForm = lazy(loadCode);
const Sent = lazy(loadSent);

export interface RespondStepsProps {
  vacancy: Vacancy;
  via: string | undefined;
  newResumeHref: string | undefined;
}

/** The form, the code and the end, beside what is responded to. */
export function RespondSteps({ vacancy, via, newResumeHref }: RespondStepsProps) {
  const t = useMessages(respondingMessages);
  const links = useLinks();
  const steps = useRespondSteps(vacancy, via);
  // Whoever becomes known by the code goes on with the form that they filled in.
  const [isKnown] = useState(steps.user !== undefined);
  const own = useOwnResumes(isKnown);
  const telegram = useTelegramChannel(steps.user?.role === 'candidate');
  // They come while the form is filled in; what does not come now is asked for again in its turn.
  useEffect(() => void Promise.allSettled([loadCode(), loadSent()]), []);
  const { failure } = steps;
  if (steps.sentAs)
    return <Sent vacancy={vacancy} as={steps.sentAs} telegram={telegram} newResumeHref={newResumeHref} />;
  if (steps.isCodeAsked)
    return (
      <Frame back={<BackLink onPress={steps.back}>{t('code.change')}</BackLink>} vacancy={vacancy} isFormAlone>
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
      </Frame>
    );
  return (
    <Frame back={<BackLink href={links.vacancy(vacancy.id)}>{t('toVacancy')}</BackLink>} vacancy={vacancy}>
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
      ) : own.isLoading ? (
        <FormSkeleton />
      ) : (
        <RespondForm
          vacancy={vacancy}
          questions={steps.questions}
          answers={steps.answers}
          isKnown={isKnown && steps.user !== undefined}
          resumes={own.resumes}
          terms={steps.terms}
          errors={failure?.fields ?? {}}
          error={
            failure?.applicationId === undefined ? (
              failure?.text
            ) : (
              <>
                {failure.text}{' '}
                <Link href={links.myApplications(failure.applicationId || undefined)}>{t('myResponses')}</Link>
              </>
            )
          }
          isEmployers={failure?.isEmployers === true}
          isPending={steps.isPending}
          onSubmit={(given, resumeId) => void steps.start(given, resumeId)}
          onChange={steps.type}
        />
      )}
    </Frame>
  );
}

interface FrameProps {
  back: ReactNode;
  vacancy: Vacancy;
  /** A narrow screen leaves the vacancy out. */
  isFormAlone?: boolean;
  children: ReactNode;
}

/** The form's card, with the vacancy beside it or above. */
function Frame({ back, vacancy, isFormAlone = false, children }: FrameProps) {
  return (
    <>
      <div className={css.back}>{back}</div>
      <div className={css.columns}>
        <div className={isFormAlone ? css.besideAlone : css.beside}>
          <VacancyBrief vacancy={vacancy} />
        </div>
        <Card padding="lg" className={css.formCard}>
          {children}
        </Card>
      </div>
    </>
  );
}

/** The form before it is known who fills it in. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <div className={css.form}>
        <Skeleton width="50%" height={28} />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={44} />
        <Skeleton height={48} />
      </div>
    </LoadingRegion>
  );
}
