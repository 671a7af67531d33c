'use client';
import { listOf, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { usePlanList } from '../../data/usePlans.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { Room } from '../../parts/Room/Room.tsx';
import { RoomPage } from '../../parts/RoomPage/RoomPage.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PlanTable } from './PlanTable.tsx';

export interface PlansProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof platformMessages>;
}

/** What can be bought, and what it costs (docs/domain.md#operators-plans). */
export function Plans({ messages }: PlansProps) {
  return (
    <Screen bundle={platformMessages} overrides={messages}>
      <Room section="plans">
        <PlansScreen />
      </Room>
    </Screen>
  );
}

function PlansScreen() {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { operator } = useRoom();
  const state = usePlanList();
  const [isAdding, setAdding] = useState(false);
  const mayChange = operator.role === 'admin';
  return (
    <RoomPage
      title={t('section.plans')}
      text={mayChange ? t('plans.text') : t('adminsOnly')}
      actions={mayChange && <Button onPress={() => setAdding(true)}>{t('add')}</Button>}
    >
      <Rows state={listOf(state, ({ items }) => items)} empty={t('plans.empty')}>
        {(items) => <PlanTable items={items} />}
      </Rows>
      {isAdding && (
        <PlanDialog
          onClose={() => setAdding(false)}
          onDone={(name) => {
            setAdding(false);
            toasts.show({ text: t('plans.added', { name }) });
          }}
        />
      )}
    </RoomPage>
  );
}
