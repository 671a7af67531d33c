import { useMessages } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { interviewMessages } from '../../messages/index.ts';
import type { Editor } from './useQuestionsEditor.ts';

export interface DeletedNoticeProps {
  editor: Pick<Editor, 'deleted' | 'undo' | 'forgetDeleted'>;
}

/** How long a deleted question may be brought back, in milliseconds; the clock stands still under pointer and focus. */
const UNDO_MS = 8000;

/** The way back to a question that has just been deleted. */
export function DeletedNotice({ editor: { deleted, undo, forgetDeleted } }: DeletedNoticeProps) {
  const t = useMessages(interviewMessages);
  return (
    <Banner
      key={deleted?.row.key}
      tone="neutral"
      timeout={UNDO_MS}
      onClose={forgetDeleted}
      action={
        <Button variant="quiet" size="sm" onPress={undo}>
          {t('giveBack')}
        </Button>
      }
    >
      {deleted && t('questionDeleted')}
    </Banner>
  );
}
