import { isPhone } from '@kasb/domain/phone';
import { KeptText, useFieldTexts, useMessages, useProblemText, useWords } from '@kasb/kit';
import { PhoneField, Switch, TextArea, TextField, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useGrant } from '../../data/useSubscriptions.ts';
import { operatorMessages } from '../../messages/index.ts';
import { FormDialog } from '../FormDialog/FormDialog.tsx';
import { useWhole } from '../WholeField/useWhole.ts';
import { WholeField } from '../WholeField/WholeField.tsx';
import { PlanSelect } from './PlanSelect.tsx';

const fewestLetters = 5;

/** Gives an employer a subscription, as `kasb grant` does. What was typed stays where it was not given. */
export function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const fieldTexts = useFieldTexts();
  const words = useWords();
  const toasts = useToasts();
  const grant = useGrant();
  const [phone, setPhone] = useState('');
  const [planId, setPlanId] = useState('');
  const days = useWhole(1, 36_500);
  const [until, setUntil] = useState('');
  const [isUnlimited, setUnlimited] = useState(false);
  const postings = useWhole(1, 1_000_000);
  const paid = useWhole(0, 1_000_000_000_000);
  const [method, setMethod] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const isPhoneMissing = !isPhone(phone);
  const isReasonMissing = reason.trim().length < fewestLetters;
  const isWrong = (!isUnlimited && days.isWrong) || postings.isWrong || paid.isWrong;
  const send = async () => {
    setSent(true);
    if (isPhoneMissing || planId === '' || isWrong || isReasonMissing) return;
    const length = isUnlimited ? { isUnlimited } : { days: days.number, until: until || undefined };
    const result = await grant.run({
      body: {
        phone,
        planId,
        ...length,
        postings: postings.number,
        amountPaid: paid.number,
        paymentMethod: method.trim() || undefined,
        reason: reason.trim(),
      },
    });
    if (!result.ok) return;
    toasts.show({ text: <KeptText messages={operatorMessages} text="action.subscription.granted" /> });
    onClose();
  };
  const isUnknown = grant.error?.is('unknownPerson') === true;
  const typed = [phone, planId, days.typed, until, isUnlimited, postings.typed, paid.typed, method, reason];
  return (
    <FormDialog
      title={t('subscriptions.grant')}
      confirm={t('subscriptions.give')}
      isDirty={typed.some(Boolean)}
      isPending={grant.isPending}
      error={isUnknown ? undefined : grant.error}
      tellsFields
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
            : isSent && isPhoneMissing
              ? t('subscriptions.phoneNeeded')
              : undefined
        }
      />
      <PlanSelect
        value={planId}
        onChange={setPlanId}
        errorMessage={isSent && planId === '' ? t('subscriptions.planNeeded') : undefined}
      />
      <WholeField
        label={t('subscriptions.days')}
        hint={t('subscriptions.daysHint')}
        whole={days}
        isSent={isSent}
        isDisabled={isUnlimited || until !== ''}
      />
      <TextField
        label={t('subscriptions.until')}
        type="date"
        value={until}
        onChange={setUntil}
        isDisabled={isUnlimited || days.typed !== ''}
        errorMessage={grant.error && fieldTexts(grant.error.fields).until}
      />
      <Switch isSelected={isUnlimited} onChange={setUnlimited}>
        {words('subscription', 'unlimited')}
      </Switch>
      <WholeField
        label={t('subscriptions.postings')}
        hint={t('subscriptions.postingsHint')}
        whole={postings}
        isSent={isSent}
      />
      <WholeField label={t('subscriptions.paid')} hint={t('subscriptions.paidHint')} whole={paid} isSent={isSent} />
      <TextField label={t('subscriptions.method')} maxLength={100} value={method} onChange={setMethod} />
      <TextArea
        label={t('reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={setReason}
        errorMessage={isSent && isReasonMissing ? t('list.reasonNeeded') : undefined}
      />
    </FormDialog>
  );
}
