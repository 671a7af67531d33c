import type { OperatorPerson } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { Ban } from 'lucide-react';
import { usePersonCommands } from '../../data/usePeople.ts';
import { operatorMessages } from '../../messages/index.ts';
import { useReasons } from '../../parts/ReasonDialog/useReasons.tsx';

/** Closes the service to somebody, or lets them in again. */
export function AccessAction({ person }: { person: OperatorPerson }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const { block, unblock } = usePersonCommands();
  const params = { id: person.id };
  const { ask, finish, question } = useReasons({
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
  });
  return (
    <>
      {person.blocked_at ? (
        <Button
          isPending={unblock.isPending}
          onPress={() => void unblock.run({ params }).then((result) => finish(result, 'action.user.unblocked'))}
        >
          {t('list.unblock')}
        </Button>
      ) : (
        <Button variant="danger-quiet" icon={<Ban />} onPress={() => ask('blocked')}>
          {t('list.block')}
        </Button>
      )}
      <Banner tone="critical">{unblock.error && problem(unblock.error, t('changeFailed'))}</Banner>
      {question}
    </>
  );
}
