'use client';
import { listOf, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOperators } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { OnceDialog } from '../../parts/OnceDialog/OnceDialog.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { RoomPage } from '../../parts/RoomPage/RoomPage.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { AddOperator } from './AddOperator.tsx';
import { OperatorTable } from './OperatorTable.tsx';
import { Tokens } from './Tokens.tsx';

export interface OperatorsProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof platformMessages>;
}

/** Who runs the platform, and the programs that do (docs/domain.md#operators). */
export function Operators({ messages }: OperatorsProps) {
  return (
    <Screen bundle={platformMessages} overrides={messages}>
      <Room section="operators">
        <OperatorsScreen />
      </Room>
    </Screen>
  );
}

function OperatorsScreen() {
  const t = useMessages(platformMessages);
  const state = useOperators();
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<{ name: string; code: string }>();
  return (
    <RoomPage
      title={t('section.operators')}
      actions={
        <Button size="sm" icon={<Plus />} onPress={() => setAdding(true)}>
          {t('add')}
        </Button>
      }
    >
      <Rows state={listOf(state, ({ items }) => items)} empty={t('operators.empty')}>
        {(items) => <OperatorTable items={items} onCode={(name, code) => setMade({ name, code })} />}
      </Rows>
      <Tokens />
      {isAdding && (
        <AddOperator
          onClose={() => setAdding(false)}
          onDone={(name, code) => {
            setAdding(false);
            setMade({ name, code });
          }}
        />
      )}
      {made && (
        <OnceDialog
          title={t('operators.codeTitle', { name: made.name })}
          text={t('operators.codeText')}
          secret={made.code}
          onDone={() => setMade(undefined)}
        />
      )}
    </RoomPage>
  );
}
