import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { AlertDialog, Banner, Button, Stack, Text } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';

/** What a question says. */
export interface Question {
  /** The question. */
  title: string;
  /** What follows from it. */
  text: string;
  /** The action by its name, as «Выключить». */
  confirm: string;
}

interface AskDialogProps extends Question {
  isPending: boolean;
  /** Why it was not done. */
  error: ApiError | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action, and says in its place why it was not done. */
export function AskDialog({ title, text, confirm, isPending, error, onConfirm, onCancel }: AskDialogProps) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  return (
    <AlertDialog
      isOpen
      title={title}
      onCancel={onCancel}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
          <Button autoFocus onPress={onCancel}>
            {t('cancel')}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{text}</Text>
        <Banner tone="critical">{error && problem(error, t('changeFailed'))}</Banner>
      </Stack>
    </AlertDialog>
  );
}
