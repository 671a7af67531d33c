import type { OperatorPerson } from '@kasb/contract';
import { KeptText, useMessages, useProblemText } from '@kasb/kit';
import type { Result } from '@kasb/kit';
import { Banner, Button, useToasts } from '@kasb/ui';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { usePersonCommands } from '../../data/usePeople.ts';
import { operatorMessages } from '../../messages/index.ts';
import { ReasonDialog } from '../../parts/ReasonDialog/ReasonDialog.tsx';

/** Closes the service to somebody, or lets them in again. */
export function AccessAction({ person }: { person: OperatorPerson }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  const toasts = useToasts();
  const { block, unblock } = usePersonCommands();
  const [isAsking, setAsking] = useState(false);
  const params = { id: person.id };
  const finish = ({ ok }: Result<unknown>, action: 'blocked' | 'unblocked') => {
    if (!ok) return;
    setAsking(false);
    toasts.show({ text: <KeptText messages={operatorMessages} text={`action.user.${action}`} /> });
  };
  return (
    <>
      {person.blocked_at ? (
        <Button
          isPending={unblock.isPending}
          onPress={() => void unblock.run({ params }).then((result) => finish(result, 'unblocked'))}
        >
          {t('list.unblock')}
        </Button>
      ) : (
        <Button variant="danger-quiet" icon={<Ban />} onPress={() => setAsking(true)}>
          {t('list.block')}
        </Button>
      )}
      <Banner tone="critical">{unblock.error && problem(unblock.error, t('changeFailed'))}</Banner>
      {isAsking && (
        <ReasonDialog
          title={t('companies.blockTitle', { name: person.name ?? '' })}
          text={t('people.blockText')}
          confirm={t('list.block')}
          isPending={block.isPending}
          error={block.error}
          onConfirm={(reason) =>
            void block.run({ params, body: { reason } }).then((result) => finish(result, 'blocked'))
          }
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
