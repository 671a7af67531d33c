import type { ApiError } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { AlertDialog, Button } from '@kasb/ui';
import { useState } from 'react';
import { useEndSessions } from '../../data/useDevices.ts';
import { employerMessages } from '../../messages/index.ts';

export interface EndAllDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** This session has ended too. */
  onAllEnded: () => void;
  onOthersEnded: () => void;
  onFailed: (error: ApiError) => void;
}

/** Asks whether to sign out everywhere, here too or but for here; the focus starts on the safe answer. */
export function EndAllDialog({ isOpen, onClose, onAllEnded, onOthersEnded, onFailed }: EndAllDialogProps) {
  const t = useMessages(employerMessages);
  const { isPending, run } = useEndSessions();
  const [asked, setAsked] = useState<'all' | 'others'>('all');
  const end = async (which: 'all' | 'others') => {
    setAsked(which);
    const result = await run({ query: which === 'others' ? { except: 'current' } : {} });
    onClose();
    if (!result.ok) onFailed(result.error);
    else if (which === 'others') onOthersEnded();
    else onAllEnded();
  };
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('devices.question')}
      onCancel={onClose}
      footer={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe answer takes the focus */}
          <Button autoFocus variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button isPending={isPending && asked === 'others'} onPress={() => void end('others')}>
            {t('devices.endOthers')}
          </Button>
          <Button variant="danger" isPending={isPending && asked === 'all'} onPress={() => void end('all')}>
            {t('devices.endAll')}
          </Button>
        </>
      }
    >
      {t('devices.questionText')}
    </AlertDialog>
  );
}
