import type { Resume } from '@kasb/contract';
import { ProblemSentence, useLinks, useMessages, useNavigate } from '@kasb/kit';
import type { Result } from '@kasb/kit';
import { IconButton, Menu, useToasts } from '@kasb/ui';
import { Copy, Ellipsis, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useResumeCommands } from '../../data/useResumes.ts';
import { resumeMessages } from '../../messages/resumes/index.ts';
import { leaveNotice } from '../../parts/notice.ts';

const loadQuestion = async () => ({ default: (await import('./RemoveQuestion.tsx')).RemoveQuestion });
const RemoveQuestion = lazy(loadQuestion);

/** What else is done with a resume: made the default one, copied, deleted after a question. */
export function ResumeMenu({ resume }: { resume: Resume }) {
  const t = useMessages(resumeMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const toasts = useToasts();
  const commands = useResumeCommands(resume.id);
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsking && !wasAsked) setWasAsked(true);

  async function carryOut<Data>(command: Promise<Result<Data>>, done: (data: Data) => void) {
    const result = await command;
    setAsking(false);
    if (result.ok) done(result.data);
    else
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={resumeMessages} fallback="page.actionFailed" />,
      });
  }
  const copy = () =>
    carryOut(commands.copy(), ({ id }) => {
      leaveNotice(t('page.copied'));
      navigate(links.myResume(id));
    });
  const remove = () =>
    carryOut(commands.remove(), () => {
      leaveNotice(t('page.removed'));
      navigate(links.myResumes());
    });

  return (
    <>
      <Menu
        label={t('page.menu')}
        items={[
          {
            id: 'default',
            label: t('page.default'),
            icon: <Star />,
            isDisabled: resume.is_default,
            onAction: () => void carryOut(commands.makeDefault(), () => toasts.show({ text: t('page.default') })),
          },
          { id: 'copy', label: t('copy'), icon: <Copy />, onAction: () => void copy() },
          {
            id: 'remove',
            label: t('delete'),
            icon: <Trash2 />,
            isDangerous: true,
            onAction: () => setAsking(true),
          },
        ]}
        trigger={
          <IconButton variant="secondary" aria-label={t('page.menu')}>
            <Ellipsis />
          </IconButton>
        }
      />
      <Suspense>
        {wasAsked && (
          <RemoveQuestion
            isOpen={isAsking}
            isPending={commands.isDeleting}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        )}
      </Suspense>
    </>
  );
}
