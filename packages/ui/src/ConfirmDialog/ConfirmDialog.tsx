'use client';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Button } from '../Button/Button.tsx';
import { useUiText } from '../messages/useMessages.ts';
import type { RootAttributes } from '../private/rootAttributes.ts';

export interface ConfirmDialogProps extends RootAttributes {
  /** Shown while true; then the focus goes back to where it came from. */
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What follows from it. */
  text?: string;
  /** The action, as «Удалить». */
  confirm: string;
  /** The safe answer. @default «Отмена» */
  cancel?: string;
  /** `danger` for what cannot be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** The action is under way. @default false */
  isPending?: boolean;
  /** The action was chosen. */
  onConfirm: () => void;
  /** Also called by Escape. */
  onCancel: () => void;
}

/** One question with two answers; the focus starts on the safe one. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirm,
  cancel,
  tone = 'neutral',
  isPending,
  onConfirm,
  onCancel,
  ...props
}: ConfirmDialogProps) {
  const t = useUiText();
  return (
    <AlertDialog
      {...props}
      isOpen={isOpen}
      title={title}
      onCancel={onCancel}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
          <Button autoFocus onPress={onCancel}>
            {cancel ?? t('cancel')}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {text}
    </AlertDialog>
  );
}
