import type { Resume } from '@kasb/contract';
import { useFormat, useLinks, useMessages, useNavigate } from '@kasb/kit';
import { lazy, Suspense, useState } from 'react';
import { useResumeChange } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { sectionsOf } from '../../model/resumeChanges.ts';
import { isBlankJob, resumeSteps } from '../../model/resumeValues.ts';
import type { ResumeStep } from '../../model/resumeValues.ts';
import { leaveNotice } from '../../parts/notice.ts';
import { ConflictDialog } from '../../parts/ResumeForm/ConflictDialog.tsx';
import { useResumeForm } from '../../parts/ResumeForm/useResumeForm.ts';
import { useResumeSave } from '../../parts/ResumeForm/useResumeSave.ts';
import type { Saved } from '../../parts/ResumeForm/useResumeSave.ts';
import { useNow } from '../../parts/useNow.ts';
import { StepFields } from './StepFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { useTryAgain } from './useTryAgain.ts';

// The last step alone has it.
const FileCard = lazy(async () => ({ default: (await import('../../parts/ResumeFile/FileCard.tsx')).FileCard }));

export interface SavedStepProps {
  resume: Resume;
  step: ResumeStep;
}

/** A step of a resume that is there: what was changed is saved on the way to the next one. */
export function SavedStep({ resume, step }: SavedStepProps) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const format = useFormat();
  const { now } = useNow();
  const sections = sectionsOf(step);
  const form = useResumeForm(resume, sections);
  const saving = useResumeSave(resume.id, sections, form);
  const noExperience = useResumeChange(resume.id);
  const [isFailed, setFailed] = useState(false);
  const at = resumeSteps.indexOf(step);
  const [before, after] = [resumeSteps[at - 1], resumeSteps[at + 1]];

  const leave = () => {
    if (after) return navigate(links.resumeStep(resume.id, after));
    leaveNotice(t('step.ready'));
    navigate(links.myResume(resume.id));
  };
  const finish = ({ status }: Saved) => {
    setFailed(status === 'failed');
    if (status === 'saved') leave();
  };
  const goOn = async () => {
    if (!form.isChanged) {
      form.forget();
      return leave();
    }
    finish(await saving.save());
  };
  const sayNone = async () => {
    const result = await noExperience.run({ hasNoExperience: true }, form.version);
    setFailed(!result.ok);
    if (result.ok) leave();
  };
  useTryAgain(isFailed, () => void goOn());

  const savedAt = resume.updated_at;
  const isToday = savedAt !== undefined && format.date(savedAt) === format.date(now);
  const hasJobs = form.values.jobs.some((job) => !isBlankJob(job));
  const isSkipped = at > 0 && after !== undefined && !form.isChanged && isEmpty(resume, step);
  return (
    <>
      <StepFrame
        step={step}
        values={form.values}
        backHref={before ? links.resumeStep(resume.id, before) : links.myResumes()}
        next={t(after === undefined ? 'done' : isSkipped ? 'skip' : 'step.next')}
        isPending={saving.isPending || noExperience.isPending}
        status={
          isFailed
            ? { text: t('step.notSaved'), isSaved: false }
            : isToday
              ? { text: t('step.saved', { time: format.time(savedAt) }), isSaved: true }
              : undefined
        }
        onNext={() => void goOn()}
      >
        <StepFields
          step={step}
          form={form}
          onNoExperience={step === 'experience' && !hasJobs ? () => void sayNone() : undefined}
        />
        {step === 'about' && (
          <Suspense>
            <FileCard resume={resume} />
          </Suspense>
        )}
      </StepFrame>
      <ConflictDialog
        isOpen={saving.current !== undefined}
        isPending={saving.isPending}
        onClose={saving.putOff}
        onTheirs={saving.takeTheirs}
        onMine={() => void saving.saveMine().then(finish)}
      />
    </>
  );
}

/** Whether a step of the resume says nothing yet. */
function isEmpty(resume: Resume, step: ResumeStep): boolean {
  const { experience, education, skills, languages, about } = resume;
  if (step === 'experience') return experience.length === 0 && !resume.has_no_experience;
  if (step === 'education') return education.length === 0;
  if (step === 'skills') return skills.length + languages.length === 0;
  return step === 'about' && !about;
}
