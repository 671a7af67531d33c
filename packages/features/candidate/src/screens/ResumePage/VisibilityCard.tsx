import type { Resume } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { Button, Card, useToasts } from '@kasb/ui';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useResumeChange } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { VisibilityField } from '../../parts/ResumeForm/VisibilityField.tsx';
import * as css from './ResumePage.css.ts';

/** Who may see the resume, saved at once; the link is there while everyone may. */
export function VisibilityCard({ resume }: { resume: Resume }) {
  const t = useMessages(resumeMessages);
  const toasts = useToasts();
  const command = useResumeChange(resume.id);
  const [chosen, setChosen] = useState<string>();
  const { visibility = 'responded', share_url: url } = resume;

  const choose = async (value: string) => {
    setChosen(value);
    const result = await command.run({ visibility: value }, undefined);
    setChosen(undefined);
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={resumeMessages} fallback="page.actionFailed" />,
      });
  };
  const copyLink = async (address: string) => {
    await navigator.clipboard.writeText(address);
    toasts.show({ text: t('linkCopied') });
  };
  return (
    <Card title={t('step.visibility')}>
      <VisibilityField value={chosen ?? visibility} onChange={(value) => void choose(value)} />
      {url !== undefined && (
        <Button className={css.link} icon={<Link2 />} onPress={() => void copyLink(url)}>
          {t('link')}
        </Button>
      )}
    </Card>
  );
}
