import type { OperatorOrderRow } from '@kasb/contract';
import { saveCsv, useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { GrantDialog } from '../../parts/GrantDialog/GrantDialog.tsx';

/** What can be done beside the list: a subscription given, the rows that are shown taken as a file. */
export function OrdersHead({ orders }: { orders: readonly OperatorOrderRow[] }) {
  const t = useMessages(operatorMessages);
  const [isGranting, setGranting] = useState(false);
  const columns = ['order', 'made', 'payer', 'company', 'plan', 'method', 'sum', 'currency', 'status'];
  const download = () =>
    saveCsv('orders', [
      columns,
      ...orders.map((row) => [
        row.number,
        row.created_at,
        row.person,
        row.company,
        row.plan?.name,
        row.method,
        row.amount,
        row.currency,
        row.status,
      ]),
    ]);
  return (
    <>
      <Button size="sm" icon={<Plus />} onPress={() => setGranting(true)}>
        {t('subscriptions.grant')}
      </Button>
      <Button size="sm" icon={<Download />} isDisabled={orders.length === 0} onPress={download}>
        {t('orders.csv')}
      </Button>
      {isGranting && <GrantDialog onClose={() => setGranting(false)} />}
    </>
  );
}
