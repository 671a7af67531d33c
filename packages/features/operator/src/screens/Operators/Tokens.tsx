import type { OperatorToken } from '@kasb/contract';
import { listOf, useFormat, useMessages, useWords } from '@kasb/kit';
import { Button, Card } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOperatorTokens, useRevokeToken } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { roleOf } from '../../model/sections.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { OnceDialog } from '../../parts/OnceDialog/OnceDialog.tsx';
import { RoomPart } from '../../parts/RoomPage/RoomPage.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { Table } from '../../parts/Table/Table.tsx';
import { AddToken } from './AddToken.tsx';

/** The tokens of programs that work as operators. */
export function Tokens() {
  const t = useMessages(platformMessages);
  const state = useOperatorTokens();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; token: string }>();
  return (
    <RoomPart
      title={t('tokens.title')}
      text={t('tokens.text')}
      actions={
        <Button size="sm" icon={<Plus />} onPress={() => setAdding(true)}>
          {t('tokens.add')}
        </Button>
      }
    >
      <Rows state={listOf(state, ({ items }) => items)} empty={t('tokens.empty')} waiting={2}>
        {(items) => (
          <Card padding="none">
            <TokenTable items={items} />
          </Card>
        )}
      </Rows>
      {isAdding && (
        <AddToken
          onClose={() => setAdding(false)}
          onDone={(name, token) => {
            setAdding(false);
            setMade({ name, token });
          }}
        />
      )}
      {made && (
        <OnceDialog
          title={t('tokens.shownTitle', { name: made.name })}
          text={t('tokens.shownText')}
          secret={made.token}
          onDone={() => setMade(undefined)}
        />
      )}
    </RoomPart>
  );
}

function TokenTable({ items }: { items: readonly OperatorToken[] }) {
  const t = useMessages(platformMessages);
  const words = useWords();
  const format = useFormat();
  const revoke = useRevokeToken();
  const revoking = useAsked({
    action: revoke,
    send: (name: string) => revoke.run({ params: { name } }),
    words: (name) => ({
      title: t('tokens.revokeTitle', { name }),
      text: t('tokens.revokeText'),
      confirm: t('tokens.revoke'),
      done: t('tokens.revoked', { name }),
    }),
  });
  return (
    <>
      <Table
        label={t('tokens.title')}
        items={items}
        keyOf={({ name, created_at: at }) => `${name} ${at}`}
        columns={[
          { label: t('tokens.name'), renderCell: ({ name }) => name },
          {
            label: t('operators.role'),
            renderCell: ({ role }) => {
              const known = roleOf(role);
              return known ? t(`role.${known}`) : role;
            },
          },
          { label: t('tokens.created'), renderCell: ({ created_at: at }) => at && format.date(at) },
          {
            label: t('tokens.until'),
            renderCell: ({ expires_at: at }) => (at ? format.date(at) : words('subscription', 'unlimited')),
          },
          {
            label: t('tokens.revoke'),
            isActions: true,
            renderCell: ({ name = '' }) => (
              <Button size="sm" onPress={() => revoking.ask(name)}>
                {t('tokens.revoke')}
              </Button>
            ),
          },
        ]}
      />
      {revoking.question}
    </>
  );
}
