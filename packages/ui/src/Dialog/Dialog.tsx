'use client';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import type { UiTexts } from '../messages/useMessages.ts';
import { useUiText } from '../messages/useMessages.ts';
import { DialogShell } from './DialogShell.tsx';
import type { DialogLook } from './DialogShell.tsx';

export interface DialogProps extends DialogLook {
  /** Called by the cross, Escape and a press outside; without it the person cannot close the dialog: no cross. */
  onClose?: () => void;
  /** Something typed would be lost: closing asks first. @default false */
  isDirty?: boolean;
  /** Words in place of the provider's. */
  messages?: UiTexts<'discardTitle' | 'discardText' | 'discardConfirm' | 'discardCancel'>;
}

/** A task over the page: a box in the middle, a sheet at the bottom of a narrow window. */
export function Dialog({ onClose, isDirty, messages, ...look }: DialogProps) {
  const t = useUiText(messages);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose?.());
  return (
    <>
      <DialogShell {...look} role="dialog" isDismissable={Boolean(onClose)} onClose={onClose && close} />
      <ConfirmDialog
        isOpen={look.isOpen && isAsking}
        title={t('discardTitle')}
        text={t('discardText')}
        confirm={t('discardConfirm')}
        cancel={t('discardCancel')}
        tone="danger"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose?.();
        }}
      />
    </>
  );
}
