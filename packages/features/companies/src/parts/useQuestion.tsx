import { ConfirmDialog } from '@kasb/ui';
import type { ConfirmDialogProps } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface Question extends Pick<ConfirmDialogProps, 'title' | 'text' | 'confirm' | 'isPending' | 'tone'> {
  /** What is asked about; the question stays until it is done or has failed. */
  action: () => Promise<void>;
}

/**
 * An action after a question; one that cannot be undone, unless `tone` says otherwise. `ask` opens the dialog, which
 * the owner puts on its page.
 */
export function useQuestion({ action, ...look }: Question): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    await action();
    setAsking(false);
  };
  return {
    ask: () => setAsking(true),
    dialog: (
      <ConfirmDialog
        tone="danger"
        {...look}
        isOpen={isAsking}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    ),
  };
}
