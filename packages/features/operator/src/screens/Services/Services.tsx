'use client';
import { listOf, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useServices } from '../../data/useServices.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { Room } from '../../parts/Room/Room.tsx';
import { RoomPage } from '../../parts/RoomPage/RoomPage.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { AddService } from './AddService.tsx';
import { Gateways } from './Gateways.tsx';
import { ServiceTable } from './ServiceTable.tsx';

export interface ServicesProps {
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof platformMessages>;
}

/** Where vacancies are published, and whether that works (docs/domain.md#services). */
export function Services({ messages }: ServicesProps) {
  return (
    <Screen bundle={platformMessages} overrides={messages}>
      <Room section="services">
        <ServicesScreen />
      </Room>
    </Screen>
  );
}

function ServicesScreen() {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { operator } = useRoom();
  const state = useServices();
  const [isAdding, setAdding] = useState(false);
  const mayChange = operator.role === 'admin';
  return (
    <RoomPage
      title={t('section.services')}
      text={mayChange ? t('services.text') : t('adminsOnly')}
      actions={mayChange && <Button onPress={() => setAdding(true)}>{t('add')}</Button>}
    >
      <Rows state={listOf(state, ({ items }) => items)} empty={t('services.empty')}>
        {(items) => <ServiceTable items={items} />}
      </Rows>
      <Gateways />
      {isAdding && (
        <AddService
          onClose={() => setAdding(false)}
          onDone={(name) => {
            setAdding(false);
            toasts.show({ text: t('services.added', { name }) });
          }}
        />
      )}
    </RoomPage>
  );
}
