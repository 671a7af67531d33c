import type { OperatorJob } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { useRoom } from '../../data/room.ts';
import { useJobCommands } from '../../data/useJobs.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import type { jobViews } from '../../model/views.ts';
import { useAsked } from '../../parts/AskDialog/useAsked.tsx';
import { CommandFailure } from '../../parts/CommandFailure/CommandFailure.tsx';
import * as table from '../../parts/Table/Table.css.ts';
import { Table } from '../../parts/Table/Table.tsx';

interface JobTableProps {
  label: string;
  state: (typeof jobViews)[number];
  items: readonly OperatorJob[];
  /** Whether a job had become another thing meanwhile, and nothing was done. */
  onOver: (isOver: boolean) => void;
}

/** Jobs with the ids they carry and why they failed. */
export function JobTable({ label, state, items, onOver }: JobTableProps) {
  const t = useMessages(platformMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { operator } = useRoom();
  const { retry, cancel } = useJobCommands();
  const paramsOf = ({ id, name = '' }: OperatorJob) => ({ params: { name, id } });
  const again = async (job: OperatorJob) => {
    const result = await retry.run(paramsOf(job));
    if (!result.ok) return;
    onOver(result.data.state !== 'waiting');
    if (result.data.state === 'waiting') toasts.show({ text: t('jobs.retried') });
  };
  const takeBack = async (job: OperatorJob) => {
    const result = await cancel.run(paramsOf(job));
    if (!result.ok) return result;
    onOver(result.data.state !== 'cancelled');
    if (result.data.state === 'cancelled') toasts.show({ text: t('action.job.cancelled') });
    return result;
  };
  const cancelling = useAsked({
    action: cancel,
    send: takeBack,
    words: ({ name = '' }) => ({
      title: t('jobs.cancelTitle', { name }),
      text: t('jobs.cancelText'),
      confirm: t('jobs.cancel'),
    }),
  });
  const mayAct = operator.role === 'admin' && state !== 'active';
  return (
    <>
      <CommandFailure error={retry.error} />
      <Table
        label={label}
        items={items}
        keyOf={({ id }) => id}
        columns={[
          {
            label: t('jobs.job'),
            renderCell: ({ name, data }) => (
              <>
                <span>{name}</span>
                {data && <span className={table.minor}>{idsIn(data)}</span>}
              </>
            ),
          },
          { label: t('failure'), renderCell: ({ error }) => error },
          { label: t('jobs.tries'), isNumber: true, renderCell: ({ tries }) => tries },
          { label: t('jobs.created'), renderCell: ({ created_at: at }) => at && format.dateTime(at) },
          {
            label: state === 'failed' ? t('jobs.retry') : t('jobs.cancel'),
            isActions: true,
            renderCell: (job) =>
              mayAct &&
              (state === 'failed' ? (
                <Button size="sm" isPending={retry.isPending} onPress={() => void again(job)}>
                  {t('jobs.retry')}
                </Button>
              ) : (
                <Button size="sm" onPress={() => cancelling.ask(job)}>
                  {t('jobs.cancel')}
                </Button>
              )),
          },
        ]}
      />
      {cancelling.question}
    </>
  );
}

const idsIn = (data: Readonly<Record<string, unknown>>) =>
  Object.entries(data)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
