import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { AlertDialog, Button } from '@kasb/ui';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyForm.css.ts';

export interface ConflictDialogProps {
  /** The refusal; nothing: the dialog is closed. */
  error: ApiError | undefined;
  /** One of the answers is being carried out. */
  isPending: boolean;
  onClose: () => void;
  /** Takes the other person's version; one's own text waits aside. */
  onReload: () => void;
  /** Saves one's own version over it. */
  onOverwrite: () => void;
}

/** Two people edited the vacancy: whose version stays (docs/domain.md#edit-conflict). */
export function ConflictDialog({ error, isPending, onClose, onReload, onOverwrite }: ConflictDialogProps) {
  const t = useMessages(vacanciesMessages);
  const problem = useProblemText();
  return (
    <AlertDialog
      isOpen={error !== undefined}
      title={t('conflict.title')}
      onCancel={onClose}
      footer={
        <>
          <Button isPending={isPending} onPress={onOverwrite}>
            {t('conflict.overwrite')}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
          <Button variant="primary" autoFocus onPress={onReload}>
            {t('conflict.reload')}
          </Button>
        </>
      }
    >
      <p className={css.paragraph}>{problem(error, t('conflict.text'))}</p>
      <p className={css.paragraph}>{t('conflict.kept')}</p>
    </AlertDialog>
  );
}
