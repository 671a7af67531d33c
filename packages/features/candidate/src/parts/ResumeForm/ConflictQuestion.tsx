import { useMessages } from '@kasb/kit';
import { AlertDialog, Button } from '@kasb/ui';
import { resumeMessages } from '../../messages/resumes/index.ts';

export interface ConflictQuestionProps {
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  /** What was typed here is saved over the other. */
  onMine: () => void;
  /** What was saved elsewhere is taken. */
  onTheirs: () => void;
}

/** Asks whose words stay. */
export function ConflictQuestion({ isOpen, isPending, onClose, onMine, onTheirs }: ConflictQuestionProps) {
  const t = useMessages(resumeMessages);
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('conflict.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onPress={onTheirs}>{t('conflict.theirs')}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- nothing that was typed is lost by it */}
          <Button variant="primary" autoFocus isPending={isPending} onPress={onMine}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      {t('conflict.text')}
    </AlertDialog>
  );
}
