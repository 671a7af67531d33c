import type { ApiError } from '@kasb/contract';
import { ProblemSentence, useFormat, useMessages, useProblemText } from '@kasb/kit';
import { AlertDialog, Banner, Button, ConfirmDialog, OtpField, Text, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useLeaving } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { respondingMessages } from '../../messages/responding/index.ts';
import * as css from './Profile.css.ts';

export interface DeleteAccountProps {
  phone: string | undefined;
  onLeft: () => void;
}

type Step = { name: 'none' | 'question' } | { name: 'code'; challenge: string | undefined };

/** Deletes the account: a question, a code by SMS, and the session is over. */
export function DeleteAccount({ phone, onLeft }: DeleteAccountProps) {
  const t = useMessages(candidateMessages);
  const responding = useMessages(respondingMessages);
  const format = useFormat();
  const problem = useProblemText();
  const toasts = useToasts();
  const leaving = useLeaving();
  const [step, setStep] = useState<Step>({ name: 'none' });
  const [failure, setFailure] = useState<ApiError>();
  const isCode = step.name === 'code';
  const stay = () => setStep({ name: 'none' });

  const ask = async () => {
    const result = await leaving.ask();
    setFailure(undefined);
    if (result.ok) return setStep({ name: 'code', challenge: result.data.challenge });
    stay();
    toasts.show({
      tone: 'critical',
      text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="data.deleteFailed" />,
    });
  };
  const confirm = async (code: string) => {
    if (!isCode || leaving.isLeaving) return;
    const result = await leaving.confirm(code, step.challenge);
    if (result.ok) return onLeft();
    setFailure(result.error);
  };

  return (
    <>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={t('data.delete')}
        onPress={() => setStep({ name: 'question' })}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={step.name === 'question'}
        tone="danger"
        title={t('data.deleteQuestion')}
        text={t('data.deleteHint')}
        confirm={t('delete')}
        isPending={leaving.isAsking}
        onConfirm={() => void ask()}
        onCancel={stay}
      />
      <AlertDialog
        isOpen={isCode}
        title={t('data.deleteQuestion')}
        onCancel={stay}
        footer={
          <>
            <Button onPress={stay}>{t('cancel')}</Button>
            <Button variant="danger" type="submit" form="delete-account" isPending={leaving.isLeaving}>
              {t('delete')}
            </Button>
          </>
        }
      >
        <form
          id="delete-account"
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(String(new FormData(event.currentTarget).get('code')));
          }}
        >
          <Banner tone="warning">{t('data.deleteHint')}</Banner>
          <Text tone="muted">
            {responding('code.sentTo', { phone: phone === undefined ? '' : format.phone(phone) })}
          </Text>
          <OtpField
            label={responding('code.label')}
            name="code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is this field
            autoFocus
            isRequired
            hasRequiredMark={false}
            errorMessage={failure && problem(failure, responding('code.refused'))}
            onChange={() => setFailure(undefined)}
          />
        </form>
      </AlertDialog>
    </>
  );
}
