import type { OperatorOrderRow } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { operatorMessages } from '../../messages/index.ts';
import { fateOf, methodOf } from '../../model/orders.ts';
import { OrderFate } from '../../parts/OrderFate.tsx';
import * as css from './Orders.css.ts';

function Payer({ person, company }: OperatorOrderRow) {
  return (
    <>
      <span>{person}</span>
      {company && <span className={css.more}>{company}</span>}
    </>
  );
}

function PlanAndMethod({ plan, method, invoice }: OperatorOrderRow) {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const period = plan?.billing_period;
  return (
    <>
      <span>
        {period
          ? t('orders.planOf', { name: plan?.name ?? '', period: words('period', period).toLowerCase() })
          : plan?.name}
      </span>
      <span className={css.more}>
        {invoice ? t('orders.invoice', { n: invoice }) : t(`orders.method.${methodOf(method) ?? 'other'}`)}
      </span>
    </>
  );
}

/** What stands in the columns of an order. */
export const cells = {
  payer: (row: OperatorOrderRow) => <Payer {...row} />,
  plan: (row: OperatorOrderRow) => <PlanAndMethod {...row} />,
  fate: (row: OperatorOrderRow) => <OrderFate fate={fateOf(row.status, row.has_failed)} />,
};
