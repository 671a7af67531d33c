import type { ApiError, ResumeBody } from '@kasb/contract';
import { useLinks, useMessages, useNavigate, useProblemText } from '@kasb/kit';
import { useState } from 'react';
import { useResumeCreation } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { changesOf } from '../../model/resumeChanges.ts';
import { useResumeForm } from '../../parts/ResumeForm/useResumeForm.ts';
import { StepFields } from './StepFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useTryAgain } from './useTryAgain.ts';

/** The first step of a resume that is not there yet: with its title it is. */
export function NewResume() {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const form = useResumeForm(undefined, ['work']);
  const creation = useResumeCreation();
  const problem = useProblemText();
  const [error, setError] = useState<ApiError>();
  // Another attempt changes nothing of that.
  const isFull = error?.is('tooManyResumes') === true;

  const goOn = async () => {
    if (!form.check()) return;
    const result = await creation.run(changesOf(['work'], form.values) as ResumeBody);
    setError(!result.ok && Object.keys(result.error.fields).length === 0 ? result.error : undefined);
    if (!result.ok) return form.refuse(result.error.fields);
    form.forget();
    navigate(links.resumeStep(result.data.id, 'experience'));
  };
  useTryAgain(error !== undefined && !isFull, () => void goOn());

  return (
    <StepFrame
      step="work"
      values={form.values}
      backHref={links.myResumes()}
      next={t('step.next')}
      isPending={creation.isPending}
      status={error && { text: isFull ? problem(error) : t('step.notSaved'), isSaved: false }}
      onNext={() => void goOn()}
    >
      <StepFields step="work" form={form} />
    </StepFrame>
  );
}
