import type { OperatorToken } from '@kasb/contract';
import { LoadFailure, match, useFormat, useMessages, useWords } from '@kasb/kit';
import { Button, Card, EmptyState, useToasts } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOperatorTokens, useRevokeToken } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { roleOf } from '../../model/sections.ts';
import { AskDialog } from '../../parts/AskDialog/AskDialog.tsx';
import { OnceDialog } from '../../parts/OnceDialog/OnceDialog.tsx';
import { RoomPart, RowsWaiting } from '../../parts/RoomPage/RoomPage.tsx';
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
      {match(state, {
        loading: () => (
          <Card padding="none">
            <RowsWaiting rows={2} />
          </Card>
        ),
        error: (failure) => <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>,
        ready: ({ data: { items }, failure }) => (
          <>
            <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>
            <Card padding={items.length > 0 ? 'none' : undefined}>
              {items.length > 0 ? <TokenTable items={items} /> : <EmptyState size="sm" title={t('tokens.empty')} />}
            </Card>
          </>
        ),
      })}
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
  const toasts = useToasts();
  const revoke = useRevokeToken();
  const [asked, setAsked] = useState<string>();
  const revokeIt = async (name: string) => {
    const { ok } = await revoke.run({ params: { name } });
    if (!ok) return;
    setAsked(undefined);
    toasts.show({ text: t('tokens.revoked', { name }) });
  };
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
              <Button
                size="sm"
                onPress={() => {
                  revoke.reset();
                  setAsked(name);
                }}
              >
                {t('tokens.revoke')}
              </Button>
            ),
          },
        ]}
      />
      {asked !== undefined && (
        <AskDialog
          title={t('tokens.revokeTitle', { name: asked })}
          text={t('tokens.revokeText')}
          confirm={t('tokens.revoke')}
          isPending={revoke.isPending}
          error={revoke.error}
          onConfirm={() => void revokeIt(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
