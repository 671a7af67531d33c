'use client';
import { operatorOrderStates, paymentMethods } from '@kasb/contract';
import { useFormat, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { FilterChips } from '@kasb/ui';
import { useState } from 'react';
import { useOrderCounts, useOrders } from '../../data/useOrders.ts';
import type { OrdersView } from '../../data/useOrders.ts';
import { operatorMessages } from '../../messages/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import { roomPath } from '../../model/sections.ts';
import { DayFilter } from '../../parts/Listing/DayFilter.tsx';
import { ListFilter } from '../../parts/Listing/ListFilter.tsx';
import { Listing } from '../../parts/Listing/Listing.tsx';
import { ListSearch } from '../../parts/Listing/ListSearch.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import { cells } from './cells.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import * as css from './Orders.css.ts';
import { OrdersHead } from './OrdersHead.tsx';

export interface OrdersProps {
  /** What is looked at; the host keeps it in its address. */
  view: OrdersView;
  /** The order of the address. */
  number?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** Orders: whose money came, and whose goes back (docs/domain.md#operators-orders). */
export function Orders({ messages, ...props }: OrdersProps) {
  return (
    <Room section="orders" id={props.number} messages={messages}>
      <OrdersScreen {...props} />
    </Room>
  );
}

function OrdersScreen({ view, number }: Omit<OrdersProps, 'messages'>) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const [now] = useState(Date.now);
  const moments = format.moments(now);
  const navigate = useNavigate();
  const state = useOrders(view);
  const counts = useOrderCounts(view);
  const today = counts?.today;
  const paidToday = today?.count
    ? t('orders.paidToday', { n: format.number(today.count), sum: format.money(today.amount, 'UZS') })
    : undefined;
  const hrefOf = (id?: string, next = view) => roomPath('orders', id, { ...next });
  const look = (next: OrdersView) => navigate(hrefOf(undefined, next));
  const isFiltered = Object.values(view).some(Boolean);
  return (
    <Listing
      title={t('section.orders')}
      note={
        view.search && state.status === 'ready'
          ? t('list.found', { n: format.number(state.total), q: view.search })
          : paidToday
      }
      label={t('section.orders')}
      actions={<OrdersHead view={view} isEmpty={state.status !== 'ready' || state.items.length === 0} />}
      filters={
        <>
          <div className={css.filters}>
            <ListSearch
              key={view.search}
              label={t('orders.search')}
              value={view.search}
              onSearch={(search) => look({ ...view, search })}
            />
            <ListFilter
              label={t('way')}
              all={t('orders.allMethods')}
              value={view.method}
              options={paymentMethods.map((value) => ({ value, label: t(`orders.method.${value}`) }))}
              onChange={(method) => look({ ...view, method })}
            />
            {(['from', 'to'] as const).map((end) => (
              <DayFilter
                key={end}
                label={t(`orders.${end}`)}
                value={view[end]}
                onChange={(day) => look({ ...view, [end]: day })}
              />
            ))}
          </div>
          <FilterChips
            label={t('orders.state')}
            value={view.state ?? ''}
            options={[
              { value: '', label: t('companies.all'), count: counts?.total },
              ...operatorOrderStates.map((value) => ({
                value,
                label: t(`orders.state.${value}`),
                count: counts?.[value],
              })),
            ]}
            onChange={(value) => look({ ...view, state: operatorOrderStates.find((each) => each === value) })}
          />
        </>
      }
      state={state}
      empty={t('orders.empty')}
      onReset={isFiltered ? () => look({}) : undefined}
      back={hrefOf()}
      columns={[
        { label: t('payment.order'), cell: (row) => spacedNumber(row.number), onPhone: 'last' },
        { label: t('orders.made'), cell: (row) => moments.dateTime(row.created_at), onPhone: 'last' },
        { label: t('orders.payer'), cell: cells.payer },
        { label: t('orders.planAndMethod'), cell: cells.plan },
        {
          label: t('amount'),
          cell: (row) => format.money(row.amount, row.currency ?? 'UZS'),
          isNumber: true,
          onPhone: 'lead',
        },
        { label: t('status'), cell: cells.fate, onPhone: 'status' },
      ]}
      hrefOf={({ id }) => hrefOf(id)}
      openId={number}
      detail={number !== undefined && <OrderDetail key={number} number={number} />}
    />
  );
}
