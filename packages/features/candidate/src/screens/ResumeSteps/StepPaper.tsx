import { useMessages, useUser } from '@kasb/kit';
import { ResumeDocument } from '@kasb/ui/recruitment';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { contentOf } from '../../model/resumeChanges.ts';
import { resumeSteps } from '../../model/resumeValues.ts';
import type { ResumeStep, ResumeValues } from '../../model/resumeValues.ts';
import * as css from './ResumeSteps.css.ts';

interface StepPaperProps {
  step: ResumeStep;
  values: ResumeValues;
}

/** What the resume will look like with what is typed, and with a place for what the next step asks. */
export function StepPaper({ step, values }: StepPaperProps) {
  const t = useMessages(resumeMessages);
  const user = useUser();
  const next = resumeSteps[resumeSteps.indexOf(step) + 1];
  return (
    <ResumeDocument
      size="paper"
      name={[user?.firstName, user?.lastName].filter(Boolean).join(' ')}
      resume={contentOf(values)}
      note={t('step.phone')}
      placeholders={next && { [next]: <div className={css.later}>{t('step.later')}</div> }}
    />
  );
}
