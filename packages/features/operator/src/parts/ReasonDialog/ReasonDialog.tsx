import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { AlertDialog, Button, Stack, Text, TextArea } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';

/** What a question says. */
export interface ReasonWords {
  /** The question. */
  title: string;
  /** What follows from it. */
  text?: string;
  /** What is to be written. @default «Причина» */
  label?: string;
  /** How many letters at least. @default 5 */
  min?: number;
  /** What is said where it is missing. @default «Напишите причину» */
  missing?: string;
  /** The action by its name, as «Заблокировать». */
  confirm: string;
  /** @default 'danger' */
  tone?: 'primary' | 'danger';
}

interface ReasonDialogProps extends ReasonWords {
  isPending: boolean;
  /** Why it was not done. */
  error?: ApiError | undefined;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why before an action that is hard to take back: the journal keeps what is written. What was typed stays. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    text,
    label,
    min = 5,
    missing,
    confirm,
    tone = 'danger',
    isPending,
    error,
    onConfirm,
    onCancel,
  } = props;
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    const written = reason.trim();
    setMissing(written.length < min);
    if (written.length >= min) onConfirm(written);
  };
  return (
    <AlertDialog
      isOpen
      title={title}
      onCancel={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{t('cancel')}</Button>
          <Button variant={tone} isPending={isPending} onPress={send}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {text && <Text>{text}</Text>}
        <TextArea
          label={label ?? t('reason')}
          autoFocus
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          errorMessage={isMissing ? (missing ?? t('list.reasonNeeded')) : error && problem(error, t('changeFailed'))}
        />
      </Stack>
    </AlertDialog>
  );
}
