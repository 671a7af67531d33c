import type { OperatorCompany } from '@kasb/contract';
import { KeptText, useMessages, useProblemText } from '@kasb/kit';
import type { Result } from '@kasb/kit';
import { Banner, Button, useToasts } from '@kasb/ui';
import { BadgeCheck, Ban } from 'lucide-react';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useCompanyActions } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import { ReasonDialog } from '../../parts/ReasonDialog/ReasonDialog.tsx';

type Question = 'verified' | 'unverified' | 'blocked';

/** What an operator does about a company: says whose its number is, and whether it may publish. */
export function CompanyActions({ company }: { company: OperatorCompany }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const { operator } = useRoom();
  const { verify, unverify, block, unblock } = useCompanyActions();
  const [question, setQuestion] = useState<Question>();
  const { id, name = '', stir } = company;
  const params = { id };
  const finish = ({ ok }: Result<unknown>, action: Question | 'unblocked') => {
    if (!ok) return;
    setQuestion(undefined);
    toasts.show({ text: <KeptText messages={operatorMessages} text={`action.company.${action}`} /> });
  };
  const questions = {
    verified: {
      action: verify,
      send: (note: string) => verify.run({ params, body: { note } }),
      words: {
        title: t('companies.verifyTitle', { name }),
        text: t('companies.verifyText', { stir: stir ?? '' }),
        label: t('companies.note'),
        min: 1,
        missing: t('companies.noteNeeded'),
        confirm: t('companies.verify'),
        tone: 'primary',
      },
    },
    unverified: {
      action: unverify,
      send: (reason: string) => unverify.run({ params, body: { reason } }),
      words: { title: t('companies.unverifyTitle', { name }), confirm: t('companies.unverify') },
    },
    blocked: {
      action: block,
      send: (reason: string) => block.run({ params, body: { reason } }),
      words: {
        title: t('companies.blockTitle', { name }),
        text: t('companies.blockText'),
        confirm: t('list.block'),
      },
    },
  } as const;
  const asked = question && questions[question];
  return (
    <>
      {stir && (
        <Button
          variant={company.verified_at ? 'quiet' : 'secondary'}
          icon={<BadgeCheck />}
          onPress={() => setQuestion(company.verified_at ? 'unverified' : 'verified')}
        >
          {company.verified_at ? t('companies.unverify') : t('audit.verify')}
        </Button>
      )}
      {operator.role !== 'moderator' &&
        (company.blocked_at ? (
          <Button
            isPending={unblock.isPending}
            onPress={() => void unblock.run({ params }).then((result) => finish(result, 'unblocked'))}
          >
            {t('list.unblock')}
          </Button>
        ) : (
          <Button variant="danger-quiet" icon={<Ban />} onPress={() => setQuestion('blocked')}>
            {t('list.block')}
          </Button>
        ))}
      <Banner tone="critical">{unblock.error && problem(unblock.error, t('changeFailed'))}</Banner>
      {question && asked && (
        <ReasonDialog
          {...asked.words}
          isPending={asked.action.isPending}
          error={asked.action.error}
          onConfirm={(written) => void asked.send(written).then((result) => finish(result, question))}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
