import { useMessages } from '@kasb/kit';
import { ConfirmDialog } from '@kasb/ui';
import { useState } from 'react';
import { companiesMessages } from '../../messages/index.ts';

/** Asks before a form with something typed in it is left for another company. */
export function useLeaving(isTouched: boolean) {
  const t = useMessages(companiesMessages);
  const [leave, setLeave] = useState<() => void>();
  return {
    /** Does it at once, or after the question. */
    ask: (act: () => void) => (isTouched ? setLeave(() => act) : act()),
    dialog: (
      <ConfirmDialog
        isOpen={leave !== undefined}
        title={t('discardTitle')}
        text={t('discardText')}
        confirm={t('discardConfirm')}
        cancel={t('discardCancel')}
        onConfirm={() => {
          setLeave(undefined);
          leave?.();
        }}
        onCancel={() => setLeave(undefined)}
      />
    ),
  };
}
