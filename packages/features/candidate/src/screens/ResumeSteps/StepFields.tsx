import { useMessages } from '@kasb/kit';
import { Button, Heading } from '@kasb/ui';
import { useEffect, useRef } from 'react';
import { resumeMessages } from '../../messages/resumes/index.ts';
import type { ResumeStep } from '../../model/resumeValues.ts';
import { SectionFields } from '../../parts/ResumeForm/SectionFields.tsx';
import type { ResumeForm } from '../../parts/ResumeForm/useResumeForm.ts';
import * as css from './ResumeSteps.css.ts';

export interface StepFieldsProps {
  step: ResumeStep;
  form: ResumeForm;
  /** Somebody has no experience; absent where the question does not arise. */
  onNoExperience?: () => void;
}

/** The fields of a step; the first of them that something is wrong with takes the focus. */
export function StepFields({ step, form, onNoExperience }: StepFieldsProps) {
  const t = useMessages(resumeMessages);
  const root = useRef<HTMLDivElement>(null);
  const wrong = Object.keys(form.errors).join(' ');
  useEffect(() => {
    if (wrong) root.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [wrong]);
  const props = { values: form.values, errors: form.errors, onChange: form.change };
  if (step === 'experience' || step === 'education')
    return (
      <div ref={root}>
        <SectionFields section={step} {...props} />
        {onNoExperience && (
          <Button className={css.none} onPress={onNoExperience}>
            {t('jobs.none')}
          </Button>
        )}
      </div>
    );
  return (
    <div ref={root} className={css.card}>
      {step === 'skills' ? (
        <div className={css.form}>
          {(['skills', 'languages'] as const).map((section) => (
            <div key={section} className={css.part}>
              <Heading level={2} size="h3">
                {t(`resume.${section}`)}
              </Heading>
              <SectionFields section={section} {...props} />
            </div>
          ))}
        </div>
      ) : (
        <SectionFields section={step} {...props} />
      )}
    </div>
  );
}
