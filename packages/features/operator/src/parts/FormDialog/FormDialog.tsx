import type { ApiError } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, Dialog, Stack } from '@kasb/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { CommandFailure } from '../CommandFailure/CommandFailure.tsx';

interface FormDialogProps {
  title: string;
  /** The action by its name, as «Добавить». */
  confirm: string;
  /** @default 'primary' */
  tone?: 'primary' | 'danger';
  /** Something was typed that would be lost. */
  isDirty: boolean;
  /** The browser says what is missing, not the form. @default false */
  isCheckedByBrowser?: boolean;
  isPending: boolean;
  /** Why it was not done. */
  error?: ApiError | undefined;
  /** The form says beside its fields what is wrong with them: the failure is told where no field is named. */
  tellsFields?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog: Enter sends it, what was typed stays where it is refused. */
export function FormDialog(props: FormDialogProps) {
  const { title, confirm, tone = 'primary', isDirty, isCheckedByBrowser = false, isPending, error } = props;
  const { tellsFields = false, onSubmit, onClose, children } = props;
  const t = useMessages(operatorMessages);
  const form = useId();
  const isTold = tellsFields && error && Object.keys(error.fields).length > 0;
  return (
    <Dialog
      isOpen
      title={title}
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant={tone} isPending={isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form
        id={form}
        aria-label={title}
        noValidate={!isCheckedByBrowser}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stack gap={4}>
          {children}
          <CommandFailure error={isTold ? undefined : error} />
        </Stack>
      </form>
    </Dialog>
  );
}
