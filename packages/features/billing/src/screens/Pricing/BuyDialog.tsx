import type { PricingPlan } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { AlertDialog, Button } from '@kasb/ui';
import { useState } from 'react';
import { billingMessages } from '../../messages/index.ts';

export interface BuyDialogProps {
  /** The plan that was chosen; without one the dialog is closed. */
  plan: PricingPlan | undefined;
  supportEmail: string;
  /** Closing leads somewhere else. */
  isLeaving: boolean;
  onClose: () => void;
}

/** Says that paying comes later. */
export function BuyDialog({ plan, supportEmail, isLeaving, onClose }: BuyDialogProps) {
  const t = useMessages(billingMessages);
  // While the dialog fades out it still says what it said.
  const [said, setSaid] = useState(plan);
  if (plan && plan !== said) setSaid(plan);
  const name = said?.name ? `${t('buy.plan', { name: said.name })} ` : '';
  return (
    <AlertDialog
      isOpen={plan !== undefined}
      title={t('buy.title')}
      onCancel={onClose}
      footer={
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only answer takes the focus
        <Button variant="primary" autoFocus onPress={onClose}>
          {t('buy.close')}
        </Button>
      }
    >
      {`${name}${t('buy.text', { contact: supportEmail })}${isLeaving ? ` ${t('buy.back')}` : ''}`}
    </AlertDialog>
  );
}
