import type { OperatorOrderRow } from '@kasb/contract';
import { csvMoment, saveCsv, useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useOrdersFile } from '../../data/useOrders.ts';
import type { OrdersView } from '../../data/useOrders.ts';
import { operatorMessages } from '../../messages/index.ts';
import { fateOf, methodOf } from '../../model/orders.ts';
import { GrantDialog } from '../../parts/GrantDialog/GrantDialog.tsx';
import { fateWord } from '../../parts/OrderFate.tsx';

interface OrdersHeadProps {
  view: OrdersView;
  isEmpty: boolean;
}

/** What can be done beside the list: a subscription given, all that the filters leave taken as a file. */
export function OrdersHead({ view, isEmpty }: OrdersHeadProps) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const problem = useProblemText();
  const toasts = useToasts();
  const { read, isPending } = useOrdersFile();
  const [isGranting, setGranting] = useState(false);
  const columns = [
    t('payment.order'),
    t('orders.made'),
    t('orders.payer'),
    t('company'),
    t('payment.plan'),
    t('way'),
    t('amount'),
    t('currency'),
    t('status'),
  ];
  const rowOf = (row: OperatorOrderRow) => [
    row.number,
    csvMoment(row.created_at),
    row.person,
    row.company,
    row.plan?.name,
    t(`orders.method.${methodOf(row.method) ?? 'other'}`),
    row.amount,
    row.currency,
    t(fateWord(fateOf(row.status, row.has_failed))),
  ];
  const save = async () => {
    const result = await read(view);
    if (!result.ok) return toasts.show({ tone: 'critical', text: problem(result.error, t('dataFailed')) });
    const { items, total } = result.data;
    saveCsv('orders', [columns, ...items.map(rowOf)]);
    toasts.show({ text: t('audit.saved', { n: format.number(items.length), total: format.number(total) }) });
  };
  return (
    <>
      <Button size="sm" icon={<Plus />} onPress={() => setGranting(true)}>
        {t('subscriptions.grant')}
      </Button>
      <Button size="sm" icon={<Download />} isDisabled={isEmpty} isPending={isPending} onPress={() => void save()}>
        {t('orders.csv')}
      </Button>
      {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
    </>
  );
}
