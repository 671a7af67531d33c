import type { OperatorCompany } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { BadgeCheck, Ban } from 'lucide-react';
import { useRoom } from '../../data/room.ts';
import { useCompanyActions } from '../../data/useCompanies.ts';
import { operatorMessages } from '../../messages/index.ts';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';

/** What an operator does about a company: says whose its number is, and whether it may publish. */
export function CompanyActions({ company }: { company: OperatorCompany }) {
  const t = useMessages(operatorMessages);
  const { operator } = useRoom();
  const { verify, unverify, block, unblock } = useCompanyActions();
  const { id, name = '', stir } = company;
  const params = { id };
  const { ask, question } = useReasons({
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
    unblocked: {
      action: unblock,
      send: (reason: string) => unblock.run({ params, body: { reason } }),
      words: { title: t('companies.unblockTitle', { name }), confirm: t('list.unblock'), tone: 'primary' },
      done: 'action.company.unblocked',
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
          <Button onPress={() => ask('unblocked')}>{t('list.unblock')}</Button>
        ) : (
          <Button variant="danger-quiet" icon={<Ban />} onPress={() => ask('blocked')}>
            {t('list.block')}
          </Button>
        ))}
      {question}
    </>
  );
}
