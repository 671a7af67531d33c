import type { OperatorAccount } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useRemoveOperator, useResetOperator } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { AskDialog } from '../../parts/AskDialog/AskDialog.tsx';

/** What is asked before it is done about an operator. */
export type OperatorActionKind = 'reset' | 'remove';

interface OperatorActionProps {
  account: OperatorAccount;
  action: OperatorActionKind;
  onClose: () => void;
  /** They enrol anew with a code. */
  onCode: (name: string, code: string) => void;
}

/** Takes an operator's second step away, or removes them. */
export function OperatorAction({ account: { id, name = '' }, action, onClose, onCode }: OperatorActionProps) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const reset = useResetOperator();
  const remove = useRemoveOperator();
  const resetIt = async () => {
    const result = await reset.run({ params: { id } });
    if (!result.ok) return;
    onClose();
    onCode(name, result.data.enrolment_code ?? '');
  };
  const removeIt = async () => {
    const result = await remove.run({ params: { id } });
    if (!result.ok) return;
    onClose();
    toasts.show({ text: t('operators.removed', { name }) });
  };
  return action === 'reset' ? (
    <AskDialog
      title={t('operators.resetTitle', { name })}
      text={t('operators.resetText')}
      confirm={t('operators.doReset')}
      isPending={reset.isPending}
      error={reset.error}
      onConfirm={() => void resetIt()}
      onCancel={onClose}
    />
  ) : (
    <AskDialog
      title={t('operators.removeTitle', { name })}
      text={t('operators.removeText')}
      confirm={t('remove')}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => void removeIt()}
      onCancel={onClose}
    />
  );
}
