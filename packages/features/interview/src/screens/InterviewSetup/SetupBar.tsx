import { useLinks, useMessages, useNavigate, useProblemText } from '@kasb/kit';
import { Banner, Button, FormActions } from '@kasb/ui';
import { Check, Copy, Video } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import { savedForm } from '../../model/questions.ts';
import { DeletedNotice } from './DeletedNotice.tsx';
import * as css from './InterviewSetup.css.ts';
import type { Editor } from './useQuestionsEditor.ts';

export interface SetupBarProps {
  editor: Editor;
}

/** How long the link stands before the dashboard, in milliseconds. */
const LEAVE_MS = 3000;
/** How long the news of a save stands, in milliseconds. */
const SAVED_MS = 3000;

/** Save and create, with how they went over them. */
export function SetupBar({ editor }: SetupBarProps) {
  const t = useMessages(interviewMessages);
  const problem = useProblemText();
  const links = useLinks();
  const navigate = useNavigate();
  const { outcome, rows, isDirty } = editor;
  const link = outcome?.kind === 'created' ? outcome.link : undefined;
  const leave = useEffectEvent(() => navigate(links.dashboard()));
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => leave(), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [link]);
  const isDone = link !== undefined;
  return (
    <FormActions
      width="narrow"
      note={`${t('candidate.count', { count: rows.length })}, ${t(isDirty ? 'setup.unsaved' : 'setup.clean')}`}
      message={
        <div className={css.messages}>
          <DeletedNotice editor={editor} />
          <Banner
            tone="positive"
            timeout={link ? undefined : SAVED_MS}
            onClose={link ? undefined : editor.hideOutcome}
            action={link && <CopyLink link={link} />}
          >
            {link ? <Created link={link} /> : outcome?.kind === 'saved' && t('setup.saved')}
          </Banner>
          <Banner tone="critical">
            {outcome &&
              outcome.kind !== 'saved' &&
              outcome.kind !== 'created' &&
              problem(outcome.error, t(`setup.${outcome.kind}`))}
          </Banner>
        </div>
      }
    >
      <Button
        className={css.action}
        isDisabled={editor.isCreating || isDone}
        isPending={editor.isSaving}
        onPress={editor.save}
      >
        {t('save')}
      </Button>
      <Button
        variant="primary"
        className={css.action}
        icon={<Video />}
        isDisabled={savedForm(rows).length === 0 || isDone}
        isPending={editor.isCreating}
        onPress={() => void editor.create()}
      >
        {t('setup.create')}
      </Button>
    </FormActions>
  );
}

function Created({ link }: { link: string }) {
  const t = useMessages(interviewMessages);
  return (
    <>
      <span className={css.link}>{t('setup.created', { link })}</span>
      <br />
      <span className={css.leaving}>{t('setup.leaving')}</span>
    </>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useMessages(interviewMessages);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Denied, or no secure origin: the link is there as text.
    }
  };
  return (
    <Button size="sm" icon={isCopied ? <Check /> : <Copy />} onPress={copy}>
      {t(isCopied ? 'copied' : 'setup.copy')}
    </Button>
  );
}
