import type { OperatorCompany } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { BadgeCheck, Ban } from 'lucide-react';
import { useRoom } from '../../data/room.ts';
import { useCompanyActions } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';

/** What an operator does about a company: says whose its number is, and whether it may publish. */
export function CompanyActions({ company }: { company: OperatorCompany }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const { operator } = useRoom();
  const { verify, unverify, block, unblock } = useCompanyActions();
  const { id, name = '', stir } = company;
  const params = { id };
  const { ask, finish, question } = useReasons({
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
      done: 'action.company.verified',
    },
    unverified: {
      action: unverify,
      send: (reason: string) => unverify.run({ params, body: { reason } }),
      words: { title: t('companies.unverifyTitle', { name }), confirm: t('companies.unverify') },
      done: 'action.company.unverified',
    },
    blocked: {
      action: block,
      send: (reason: string) => block.run({ params, body: { reason } }),
      words: {
        title: t('companies.blockTitle', { name }),
        text: t('companies.blockText'),
        confirm: t('list.block'),
      },
      done: 'action.company.blocked',
    },
  });
  return (
    <>
      {stir && (
        <Button
          variant={company.verified_at ? 'quiet' : 'secondary'}
          icon={<BadgeCheck />}
          onPress={() => ask(company.verified_at ? 'unverified' : 'verified')}
        >
          {company.verified_at ? t('companies.unverify') : t('check')}
        </Button>
      )}
      {operator.role !== 'moderator' &&
        (company.blocked_at ? (
          <Button
            isPending={unblock.isPending}
            onPress={() => void unblock.run({ params }).then((result) => finish(result, 'action.company.unblocked'))}
          >
            {t('list.unblock')}
          </Button>
        ) : (
          <Button variant="danger-quiet" icon={<Ban />} onPress={() => ask('blocked')}>
            {t('list.block')}
          </Button>
        ))}
      <Banner tone="critical">{unblock.error && problem(unblock.error, t('changeFailed'))}</Banner>
      {question}
    </>
  );
}
