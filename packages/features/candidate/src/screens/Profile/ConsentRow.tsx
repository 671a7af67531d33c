import type { Consent } from '@kasb/contract';
import { ProblemSentence, useFormat, useMessages } from '@kasb/kit';
import { Button, ConfirmDialog, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useConsentWithdrawal } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { SettingRow } from './SettingRow.tsx';

/** The consent with the way to take it back, after a question: every response goes with it (docs/domain.md#consent). */
export function ConsentRow({ consent }: { consent: Consent | undefined }) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { isPending, run } = useConsentWithdrawal();
  const [isAsking, setAsking] = useState(false);
  const withdraw = async () => {
    const result = await run();
    setAsking(false);
    toasts.show(
      result.ok
        ? { tone: 'positive', text: t('data.consentTaken') }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="data.consentFailed" />,
          },
    );
  };
  const day = consent?.given_at;
  return (
    <SettingRow
      title={t('data.consent')}
      hint={[
        consent ? day && t('data.consentGiven', { day: format.longDate(day) }) : t('data.consentNone'),
        t('data.consentHint'),
      ]
        .filter(Boolean)
        .join('. ')}
    >
      {consent && (
        <Button size="sm" onPress={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('data.consentQuestion')}
        text={t('data.consentText')}
        confirm={t('withdraw')}
        isPending={isPending}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </SettingRow>
  );
}
