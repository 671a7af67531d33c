import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { BackLink, Button, FormActions, Heading, Page, Text } from '@kasb/ui';
import { ArrowRight, Check, Eye } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { stepNames } from '../../model/resumeNames.ts';
import { resumeSteps } from '../../model/resumeValues.ts';
import type { ResumeStep, ResumeValues } from '../../model/resumeValues.ts';
import * as css from './ResumeSteps.css.ts';

// The fields are there before the paper beside them.
const StepPaper = lazy(async () => ({ default: (await import('./StepPaper.tsx')).StepPaper }));

export interface StepFrameProps {
  step: ResumeStep;
  values: ResumeValues;
  /** Of the step before. */
  backHref: string;
  /** What the button that goes on says. */
  next: string;
  isPending: boolean;
  /** What has become of what was typed. */
  status: { text: string; isSaved: boolean } | undefined;
  onNext: () => void;
  children: ReactNode;
}

/** One step: where it stands among the six, its form, the paper beside it, and the bar with the ways back and on. */
export function StepFrame({ step, values, backHref, next, isPending, status, onNext, children }: StepFrameProps) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = resumeSteps.indexOf(step);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Page width="mid">
        <BackLink href={links.myResumes()} className={css.back}>
          {t('list.title')}
        </BackLink>
        <Text tone="muted">{t('step.of', { step: at + 1, count: resumeSteps.length })}</Text>
        <Heading ref={heading} level={1} tabIndex={-1} className={css.title}>
          {t(stepNames[step])}
        </Heading>
        <ol className={css.bar} aria-label={t('step.bar')}>
          {resumeSteps.map((name, index) => (
            <li
              key={name}
              aria-current={index === at ? 'step' : undefined}
              aria-label={t(stepNames[name])}
              data-state={index < at ? 'past' : undefined}
              className={css.dash}
            />
          ))}
        </ol>
        <div className={css.columns}>
          <div className={css.form}>{children}</div>
          <aside className={css.paper} aria-label={t('step.paper')}>
            <div className={css.paperHead}>
              <Text tone="muted" size="sm" weight="strong">
                {t('step.paper')}
              </Text>
              <Eye />
            </div>
            <Suspense>
              <StepPaper step={step} values={values} />
            </Suspense>
          </aside>
        </div>
      </Page>
      <FormActions
        note={
          <span role="status" className={css.status}>
            {status?.isSaved && <Check />}
            <span>{status?.text}</span>
          </span>
        }
      >
        <Button onPress={() => navigate(backHref)}>{t('back')}</Button>
        <Button type="submit" variant="primary" isPending={isPending} iconEnd={<ArrowRight />}>
          {next}
        </Button>
      </FormActions>
    </form>
  );
}
