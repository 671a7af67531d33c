import { KeptText, useMessages, useProblemText } from '@kasb/kit';
import { PhoneField, TextArea, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useGrant } from '../../data/useSubscriptions.ts';
import { operatorMessages } from '../../messages/index.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { PlanSelect } from './PlanSelect.tsx';

const fewestLetters = 5;
const mostDays = 36_500;

/** Gives an employer a subscription, as `kasb grant` does. What was typed stays where it was not given. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const grant = useGrant();
  const [phone, setPhone] = useState('');
  const [planId, setPlanId] = useState('');
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const isPhoneMissing = phone.length < 12;
  const areDaysWrong = days !== '' && !(/^\d{1,5}$/.test(days) && Number(days) > 0 && Number(days) <= mostDays);
  const isReasonMissing = reason.trim().length < fewestLetters;
  const send = async () => {
    setTold(true);
    if (isPhoneMissing || planId === '' || areDaysWrong || isReasonMissing) return;
    const body = { phone, planId, ...(days && { days: Number(days) }), reason: reason.trim() };
    const result = await grant.run({ body });
    if (!result.ok) return;
    toasts.show({ text: <KeptText messages={operatorMessages} text="action.subscription.granted" /> });
    onClose();
  };
  const isUnknown = grant.error?.is('unknownPerson') === true;
  return (
    <FormDialog
      title={t('subscriptions.grant')}
      confirm={t('subscriptions.give')}
      isDirty={Boolean(phone || planId || days || reason)}
      isPending={grant.isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <PhoneField
        label={t('phone')}
        autoFocus
        onChange={setPhone}
        errorMessage={
          isUnknown && grant.error
            ? problem(grant.error, t('changeFailed'))
            : isTold && isPhoneMissing
              ? t('subscriptions.phoneNeeded')
              : undefined
        }
      />
      <PlanSelect
        value={planId}
        onChange={setPlanId}
        errorMessage={isTold && planId === '' ? t('subscriptions.planNeeded') : undefined}
      />
      <TextField
        label={t('subscriptions.days')}
        hint={t('subscriptions.daysHint')}
        inputMode="numeric"
        value={days}
        onChange={setDays}
        errorMessage={isTold && areDaysWrong ? t('subscriptions.daysWrong', { n: mostDays }) : undefined}
      />
      <TextArea
        label={t('reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
        errorMessage={
          isTold && isReasonMissing
            ? t('list.reasonNeeded')
            : grant.error && !isUnknown
              ? problem(grant.error, t('changeFailed'))
              : undefined
        }
      />
    </FormDialog>
  );
}
