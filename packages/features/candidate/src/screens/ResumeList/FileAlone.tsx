import { ProblemSentence, useLinks, useMessages, useNavigate } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useResumeCreation } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { titleOf } from '../../model/fileUpload.ts';
import { handFile } from '../../parts/ResumeFile/handedFile.ts';
import { PickFile } from '../../parts/ResumeFile/PickFile.tsx';

/** The second way to a first resume: a PDF that is there already, named as the file is. */
export function FileAlone() {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const toasts = useToasts();
  const creation = useResumeCreation();

  const begin = async (file: File | undefined) => {
    if (!file) return toasts.show({ tone: 'critical', text: t('file.refused') });
    const result = await creation.run({ title: titleOf(file, t('list.new')) });
    if (!result.ok)
      return toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={resumeMessages} fallback="page.actionFailed" />,
      });
    handFile(result.data.id, file);
    navigate(links.myResume(result.data.id));
  };
  return (
    <PickFile isPending={creation.isPending} onPick={(file) => void begin(file)}>
      {t('list.pdf')}
    </PickFile>
  );
}
