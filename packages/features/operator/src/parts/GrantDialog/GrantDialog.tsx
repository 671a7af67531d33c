import { KeptText, useMessages, useProblemText, useWords } from '@kasb/kit';
import { PhoneField, Switch, TextArea, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useGrant } from '../../data/useSubscriptions.ts';
import { operatorMessages } from '../../messages/index.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { PlanSelect } from './PlanSelect.tsx';

const fewestLetters = 5;
const mostDays = 36_500;
const mostPostings = 1_000_000;
const mostPaid = 1_000_000_000_000;

/** Whether nothing was typed, or a whole number. */
const isWhole = (typed: string, least: number, most: number) =>
  typed === '' || (/^\d{1,13}$/.test(typed) && Number(typed) >= least && Number(typed) <= most);

/** Gives an employer a subscription, as `kasb grant` does. What was typed stays where it was not given. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const words = useWords();
  const toasts = useToasts();
  const grant = useGrant();
  const [phone, setPhone] = useState('');
  const [planId, setPlanId] = useState('');
  const [days, setDays] = useState('');
  const [isUnlimited, setUnlimited] = useState(false);
  const [postings, setPostings] = useState('');
  const [paid, setPaid] = useState('');
  const [method, setMethod] = useState('');
  const [reason, setReason] = useState('');
  const [isTold, setTold] = useState(false);
  const isPhoneMissing = phone.length < 12;
  const areDaysWrong = !isUnlimited && !isWhole(days, 1, mostDays);
  const arePostingsWrong = !isWhole(postings, 1, mostPostings);
  const isPaidWrong = !isWhole(paid, 0, mostPaid);
  const isReasonMissing = reason.trim().length < fewestLetters;
  const send = async () => {
    setTold(true);
    if (isPhoneMissing || planId === '' || areDaysWrong || arePostingsWrong || isPaidWrong || isReasonMissing) return;
    const body = {
      ...(isUnlimited ? { isUnlimited } : days && { days: Number(days) }),
      ...(postings && { postings: Number(postings) }),
      ...(paid && { amountPaid: Number(paid) }),
      ...(method.trim() && { paymentMethod: method.trim() }),
    };
    const result = await grant.run({ body: { phone, planId, ...body, reason: reason.trim() } });
    if (!result.ok) return;
    toasts.show({ text: <KeptText messages={operatorMessages} text="action.subscription.granted" /> });
    onClose();
  };
  const isUnknown = grant.error?.is('unknownPerson') === true;
  return (
    <FormDialog
      title={t('subscriptions.grant')}
      confirm={t('subscriptions.give')}
      isDirty={Boolean(phone || planId || days || isUnlimited || postings || paid || method || reason)}
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
        isDisabled={isUnlimited}
        errorMessage={isTold && areDaysWrong ? t('subscriptions.daysWrong', { n: mostDays }) : undefined}
      />
      <Switch isSelected={isUnlimited} onChange={setUnlimited}>
        {words('subscription', 'unlimited')}
      </Switch>
      <TextField
        label={t('subscriptions.postings')}
        hint={t('subscriptions.postingsHint')}
        inputMode="numeric"
        value={postings}
        onChange={setPostings}
        errorMessage={isTold && arePostingsWrong ? t('subscriptions.daysWrong', { n: mostPostings }) : undefined}
      />
      <TextField
        label={t('subscriptions.paid')}
        hint={t('subscriptions.paidHint')}
        inputMode="numeric"
        value={paid}
        onChange={setPaid}
        errorMessage={isTold && isPaidWrong ? t('orders.sumNeeded') : undefined}
      />
      <TextField label={t('subscriptions.method')} maxLength={100} value={method} onChange={setMethod} />
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
