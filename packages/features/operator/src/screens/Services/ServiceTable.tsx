import type { OperatorService } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Badge, Button, Card, Inline, useToasts } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useServiceCommands } from '../../data/useServices.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { Table } from '../../parts/Table/Table.tsx';
import { kindOf } from './kinds.ts';
import { RenameService } from './RenameService.tsx';

const nameOf = ({ name = '' }: OperatorService) => name;

/** The channels with what became of the last month's publications; admins try one, name it anew, and take one away. */
export function ServiceTable({ items }: { items: readonly OperatorService[] }) {
  const t = useMessages(platformMessages);
  const toasts = useToasts();
  const { operator } = useRoom();
  const { test, remove } = useServiceCommands();
  const [tested, setTested] = useState<string>();
  const [renamed, setRenamed] = useState<OperatorService>();
  const tryIt = async (service: OperatorService) => {
    setTested(service.id);
    const { ok } = await test.run({ params: { id: service.id } });
    if (ok) toasts.show({ text: t('services.arrived', { name: nameOf(service) }) });
  };
  const removal = useAsked({
    action: remove,
    send: ({ id }: OperatorService) => remove.run({ params: { id } }),
    words: (service) => ({
      title: t('services.removeTitle', { name: nameOf(service) }),
      text: t('services.removeText'),
      confirm: t('remove'),
      done: t('services.removed', { name: nameOf(service) }),
    }),
  });
  return (
    <>
      <CommandFailure error={test.error} />
      <Card padding="none">
        <Table
          label={t('section.services')}
          items={items}
          keyOf={({ id }) => id}
          columns={[
            { label: t('name'), renderCell: nameOf },
            { label: t('services.kind'), renderCell: ({ type }) => t(`services.type.${kindOf(type)}`) },
            { label: t('services.where'), renderCell: ({ identifier }) => identifier },
            {
              label: t('status'),
              renderCell: ({ configured }) =>
                configured ? (
                  <Badge tone="positive">{t('services.setUp')}</Badge>
                ) : (
                  <Badge>{t('services.notSetUp')}</Badge>
                ),
            },
            { label: t('today.published'), isNumber: true, renderCell: ({ published_30d: count = 0 }) => count },
            {
              label: t('services.failed'),
              isNumber: true,
              renderCell: ({ failed_30d: count = 0 }) => (count > 0 ? <Badge tone="critical">{count}</Badge> : count),
            },
            {
              label: t('check'),
              isActions: true,
              renderCell: (service) =>
                operator.role === 'admin' && (
                  <Inline gap={2}>
                    {service.configured && (
                      <Button
                        size="sm"
                        aria-label={t('checkOf', { name: nameOf(service) })}
                        isPending={test.isPending && tested === service.id}
                        onPress={() => void tryIt(service)}
                      >
                        {t('check')}
                      </Button>
                    )}
                    <Button
                      size="sm"
                      aria-label={t('editOf', { name: nameOf(service) })}
                      onPress={() => setRenamed(service)}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      size="sm"
                      aria-label={t('removeOf', { name: nameOf(service) })}
                      onPress={() => removal.ask(service)}
                    >
                      {t('remove')}
                    </Button>
                  </Inline>
                ),
            },
          ]}
        />
      </Card>
      {removal.question}
      {renamed && (
        <RenameService
          service={renamed}
          onClose={() => setRenamed(undefined)}
          onDone={(name) => {
            setRenamed(undefined);
            toasts.show({ text: t('services.saved', { name }) });
          }}
        />
      )}
    </>
  );
}
