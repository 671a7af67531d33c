import type { CandidateResponse } from '@kasb/contract';
import { ProblemSentence, useMessages } from '@kasb/kit';
import { Button, ConfirmDialog, Text, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRespondAgain, useWithdrawal } from '../../data/useWithdrawal.ts';
import { candidateMessages } from '../../messages/index.ts';
import { standingOf } from '../../model/standing.ts';
import * as css from './Applications.css.ts';

export interface WithdrawalProps {
  response: CandidateResponse;
  /** It was taken back and is there no more. */
  onGone: () => void;
}

/** Takes a response back, after a question; one that was taken back can be sent again while the vacancy is open. */
export function Withdrawal({ response, onGone }: WithdrawalProps) {
  const t = useMessages(candidateMessages);
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useWithdrawal();
  const again = useRespondAgain();
  const standing = standingOf(response);
  const vacancyId = response.vacancy?.id;

  const withdraw = async () => {
    const result = await withdrawal.run(response.id);
    setAsking(false);
    if (!result.ok)
      return toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="withdraw.failed" />,
      });
    toasts.show({ tone: 'positive', text: t('responseWithdrawn') });
    if ('deleted' in result.data) onGone();
  };
  const respondAgain = async (id: string) => {
    const result = await again.run(id);
    toasts.show(
      result.ok
        ? { tone: 'positive', text: t('responseSent') }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="respondFailed" />,
          },
    );
  };

  if (standing === 'withdrawn')
    return response.vacancy?.is_open !== false && vacancyId !== undefined ? (
      <div className={css.withdrawal}>
        <Button isPending={again.isPending} onPress={() => void respondAgain(vacancyId)}>
          {t('again.action')}
        </Button>
      </div>
    ) : null;
  if (standing === 'rejected' || standing === 'hired') return null;
  return (
    <div className={css.withdrawal}>
      <Text tone="muted" size="sm" className={css.hint}>
        {t('withdraw.hint')}
      </Text>
      <Button variant="danger-quiet" onPress={() => setAsking(true)}>
        {t('withdraw.action')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('withdraw.question')}
        text={t('withdraw.text')}
        confirm={t('withdraw.action')}
        isPending={withdrawal.isPending}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
