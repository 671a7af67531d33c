import type { ResumeBody } from '@kasb/contract';
import { useLinks, useMessages, useNavigate } from '@kasb/kit';
import { useState } from 'react';
import { useResumeCreation } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { changesOf } from '../../model/resumeValues.ts';
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
  const [isFailed, setFailed] = useState(false);

  const goOn = async () => {
    if (!form.check()) return;
    const result = await creation.run(changesOf(['work'], form.values) as ResumeBody);
    setFailed(!result.ok && Object.keys(result.error.fields).length === 0);
    if (!result.ok) return form.refuse(result.error.fields);
    form.forget();
    navigate(links.resumeStep(result.data.id, 'experience'));
  };
  useTryAgain(isFailed, () => void goOn());

  return (
    <StepFrame
      step="work"
      values={form.values}
      backHref={links.myResumes()}
      next={t('step.next')}
      isPending={creation.isPending}
      status={isFailed ? { text: t('step.notSaved'), isSaved: false } : undefined}
      onNext={() => void goOn()}
    >
      <StepFields step="work" form={form} />
    </StepFrame>
  );
}
