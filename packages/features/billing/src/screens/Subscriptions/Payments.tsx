import type { Order, PaymentMethod } from '@kasb/contract';
import { LoadFailure, useLinks, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Card, EmptyState, LinkButton, LoadingRegion, ShowMore, Skeleton, useIsNarrow } from '@kasb/ui';
import { useRef } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { PaymentCards } from './PaymentCards.tsx';
import * as css from './Payments.css.ts';
import { PaymentTable } from './PaymentTable.tsx';

export interface PaymentsProps {
  orders: PagesState<Order>;
  methods: readonly PaymentMethod[];
}

const tableWidth = 900;

/** What was ordered, what became of it, and its papers (docs/domain.md#payments). */
export function Payments({ orders, methods }: PaymentsProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const page = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(page, tableWidth);
  const Rows = isNarrow ? PaymentCards : PaymentTable;
  return (
    <div ref={page} className={css.page}>
      {orders.status === 'loading' ? (
        <LoadingRegion className={css.ghost}>
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} shape="box" height={40} />
          ))}
        </LoadingRegion>
      ) : (
        <>
          <LoadFailure failure={orders.failure}>{t('payments.failed')}</LoadFailure>
          {orders.items.length > 0 && <Rows ref={list} orders={orders.items} methods={methods} />}
          {orders.items.length === 0 && !orders.failure && (
            <Card padding="none" className={css.empty}>
              <EmptyState
                title={t('payments.empty')}
                actions={
                  <LinkButton variant="primary" href={links.pricing()}>
                    {t('choosePlan')}
                  </LinkButton>
                }
              />
            </Card>
          )}
          {orders.hasMore && (
            <ShowMore
              shown={orders.items.length}
              total={orders.total}
              isPending={orders.isLoadingMore}
              onShowMore={orders.showMore}
              listRef={list}
            />
          )}
        </>
      )}
    </div>
  );
}
