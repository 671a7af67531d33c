import type { OperatorPerson } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { Ban } from 'lucide-react';
import { usePersonCommands } from '../../data/usePeople.ts';
import { operatorMessages } from '../../messages/index.ts';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';

/** Closes the service to somebody, or lets them in again. */
export function AccessAction({ person }: { person: OperatorPerson }) {
  const t = useMessages(operatorMessages);
  const { block, unblock } = usePersonCommands();
  const params = { id: person.id };
  const { ask, question } = useReasons({
    blocked: {
      action: block,
      send: (reason: string) => block.run({ params, body: { reason } }),
      words: {
        title: t('companies.blockTitle', { name: person.name ?? '' }),
        text: t('people.blockText'),
        confirm: t('list.block'),
      },
      done: 'action.user.blocked',
    },
    unblocked: {
      action: unblock,
      send: (reason: string) => unblock.run({ params, body: { reason } }),
      words: {
        title: t('companies.unblockTitle', { name: person.name ?? '' }),
        confirm: t('list.unblock'),
        tone: 'primary',
      },
      done: 'action.user.unblocked',
    },
  });
  return (
    <>
      {person.blocked_at ? (
        <Button onPress={() => ask('unblocked')}>{t('list.unblock')}</Button>
      ) : (
        <Button variant="danger-quiet" icon={<Ban />} onPress={() => ask('blocked')}>
          {t('list.block')}
        </Button>
      )}
      {question}
    </>
  );
}
