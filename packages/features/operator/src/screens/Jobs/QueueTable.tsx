import type { OperatorJobQueue } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Badge, Button, Card, useToasts } from '@kasb/ui';
import { useRoom } from '../../data/room.ts';
import { useJobCommands } from '../../data/useJobs.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import { Table } from '../../parts/Table/Table.tsx';

/** How much of each kind of work there is; all that failed of a kind is done again by one press. */
export function QueueTable({ items }: { items: readonly OperatorJobQueue[] }) {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { operator } = useRoom();
  const { retryAll } = useJobCommands();
  const again = async (name: string) => {
    const result = await retryAll.run({ params: { name } });
    if (result.ok) toasts.show({ text: t('jobs.retriedAll', { count: result.data.retried ?? 0 }) });
  };
  return (
    <>
      <CommandFailure error={retryAll.error} />
      <Card padding="none">
        <Table
          label={t('jobs.queues')}
          items={items}
          keyOf={({ name }) => name}
          columns={[
            { label: t('moderation.queue'), renderCell: ({ name }) => name },
            { label: t('waiting'), isNumber: true, renderCell: ({ waiting }) => waiting ?? 0 },
            { label: t('jobs.active'), isNumber: true, renderCell: ({ active }) => active ?? 0 },
            {
              label: t('jobs.failed'),
              isNumber: true,
              renderCell: ({ failed = 0 }) => (failed > 0 ? <Badge tone="critical">{failed}</Badge> : failed),
            },
            { label: t('jobs.oldest'), renderCell: ({ oldest_at: at }) => at && format.dateTime(at) },
            {
              label: t('jobs.retryAll'),
              isActions: true,
              renderCell: ({ name, failed = 0 }) =>
                failed > 0 &&
                operator.role === 'admin' && (
                  <Button
                    size="sm"
                    aria-label={t('jobs.retryAllOf', { name })}
                    isPending={retryAll.isPending}
                    onPress={() => void again(name)}
                  >
                    {t('jobs.retryAll')}
                  </Button>
                ),
            },
          ]}
        />
      </Card>
    </>
  );
}
