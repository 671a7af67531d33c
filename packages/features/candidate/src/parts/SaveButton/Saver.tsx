import { ProblemSentence, useMessages } from '@kasb/kit';
import { IconButton, useToasts } from '@kasb/ui';
import { Bookmark } from 'lucide-react';
import { useMark } from '../../data/useSaving.ts';
import { candidateMessages } from '../../messages/index.ts';
import { savingMessages } from '../../messages/saving/index.ts';
import { wantedHash } from '../../model/wanted.ts';
import { useWanted } from '../useWanted.ts';
import * as css from './SaveButton.css.ts';
import type { SaveButtonProps } from './SaveButton.tsx';

/** Keeps a vacancy of the candidate's and lets it go. */
export function Saver({ vacancy }: SaveButtonProps) {
  const common = useMessages(savingMessages);
  const t = useMessages(candidateMessages);
  const toasts = useToasts();
  const { id, title = common('save.untitled') } = vacancy;
  const mark = useMark(id);

  const change = async (isKept: boolean) => {
    const result = await mark.change(isKept);
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: (
          <ProblemSentence
            error={result.error}
            messages={candidateMessages}
            fallback={isKept ? 'saved.changeFailed' : 'save.removeFailed'}
          />
        ),
      });
    else if (isKept) toasts.show({ text: t('save.done') });
  };
  useWanted(wantedHash(id), mark.isKnown, () => {
    if (!mark.isKept) void change(true);
  });

  if (!mark.isOffered) return null;
  return (
    <IconButton
      aria-pressed={mark.isKept}
      aria-label={mark.isKept ? t('save.remove', { title }) : common('save.vacancy', { title })}
      onPress={() => void change(!mark.isKept)}
    >
      <Bookmark className={mark.isKept ? css.kept : undefined} />
    </IconButton>
  );
}
