import type { GatewayId } from '@kasb/contract';
import { listOf, useFormat, useMessages } from '@kasb/kit';
import { Badge, Banner, Button, Card, Heading, Stack } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useGateways, useTestGateway } from '../../data/useServices.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { Rows } from '../../parts/Rows/Rows.tsx';
import { Table } from '../../parts/Table/Table.tsx';
import { gatewayOf } from './kinds.ts';

/** What the platform itself leans on: an admin has an SMS sent to their own phone, or asks the model something. */
export function Gateways() {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const { operator } = useRoom();
  const state = useGateways();
  const { run, error, isPending } = useTestGateway();
  const [tried, setTried] = useState<{ id: GatewayId; ms?: number; said?: string }>();
  const tryIt = async (id: GatewayId) => {
    setTried({ id });
    const result = await run({ params: { id } });
    if (result.ok) setTried({ id, ms: result.data.ms ?? 0, said: result.data.said });
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3">
        {t('gateways.title')}
      </Heading>
      <CommandFailure error={error} />
      <div role="status">
        {tried?.ms !== undefined && (
          <Banner tone="positive" title={t(`gateways.arrived.${tried.id}`, { ms: format.number(tried.ms) })}>
            {tried.said}
          </Banner>
        )}
      </div>
      <Rows state={listOf(state, ({ items }) => items)} empty={t('services.empty')} waiting={2}>
        {(items) => (
          <Card padding="none">
            <Table
              label={t('gateways.title')}
              items={items.map(({ id, ...rest }) => ({ ...rest, id: gatewayOf(id) }))}
              keyOf={({ id }) => id}
              columns={[
                { label: t('name'), renderCell: ({ id }) => t(`gateways.${id}`) },
                {
                  label: t('status'),
                  renderCell: ({ configured }) =>
                    configured ? (
                      <Badge tone="positive">{t('services.setUp')}</Badge>
                    ) : (
                      <Badge>{t('services.notSetUp')}</Badge>
                    ),
                },
                {
                  label: t('check'),
                  isActions: true,
                  renderCell: ({ id, configured }) =>
                    operator.role === 'admin' &&
                    configured && (
                      <Button
                        size="sm"
                        aria-label={t('checkOf', { name: t(`gateways.${id}`) })}
                        isPending={isPending && tried?.id === id}
                        onPress={() => void tryIt(id)}
                      >
                        {t('check')}
                      </Button>
                    ),
                },
              ]}
            />
          </Card>
        )}
      </Rows>
    </Stack>
  );
}
