import { useMessages, useUser } from '@kasb/kit';
import { ResumeDocument } from '@kasb/ui/recruitment';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { contentOf } from '../../model/resumeChanges.ts';
import type { ResumeValues } from '../../model/resumeValues.ts';

/** What the resume will look like with what is typed. */
export function StepPaper({ values }: { values: ResumeValues }) {
  const t = useMessages(resumeMessages);
  const user = useUser();
  return (
    <ResumeDocument
      size="paper"
      name={[user?.firstName, user?.lastName].filter(Boolean).join(' ')}
      resume={contentOf(values)}
      note={t('step.phone')}
    />
  );
}
