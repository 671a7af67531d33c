'use client';
import { DialogShell } from '../Dialog/DialogShell.tsx';
import type { DialogLook } from '../Dialog/DialogShell.tsx';

export interface AlertDialogProps extends DialogLook {
  /** The safe answer, also given by Escape; a press outside does nothing. */
  onCancel?: () => void;
  /** A cross beside the title, for a question with a form in it: it gives the safe answer too. @default false */
  hasCross?: boolean;
}

/** A question that must be answered. Give `autoFocus` to the button of the safe answer. */
export function AlertDialog({ onCancel, ...look }: AlertDialogProps) {
  return <DialogShell {...look} role="alertdialog" onClose={onCancel} />;
}
