import {
  cancelOrder,
  checkSubscription,
  createOrder,
  getOrder,
  listCompanies,
  listOrders,
  listPaymentMethods,
} from '@kasb/contract';
import type { Company, Order, OrderBody, PaymentMethod } from '@kasb/contract';
import { useCommand, useIdempotencyKey, usePages, useQuery } from '@kasb/kit';
import type { QueryState } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { payersOf } from '../model/payer.ts';

/** What the provider says of paying: one that has no way to pay, or does not say, sells by other ways. */
export interface PaymentWays {
  isKnown: boolean;
  methods: readonly PaymentMethod[];
  taxPercent: number;
  /** Where the terms stand that a payer accepts. */
  offer: string | undefined;
}

/** The ways to pay that the provider has. */
export function usePaymentMethods(): PaymentWays {
  const asked = useQuery(listPaymentMethods, {});
  const { items = [], vat_percent: taxPercent = 0, offer_url: offer } = asked.data ?? {};
  return { isKnown: asked.status !== 'loading', methods: items, taxPercent, offer };
}

/** The companies that an invoice may name; while they are on their way nothing is known. */
export function usePayers(): readonly Company[] | undefined {
  const asked = useQuery(listCompanies, { query: { limit: 100 } });
  return asked.status === 'loading' ? undefined : payersOf(asked.data?.items ?? []);
}

/** The person's orders, newest first. */
export function useOrders() {
  return useQuery(listOrders, {});
}

/** The same, page by page; where nobody asks, none. */
export function useOrderPages(isAsked: boolean) {
  return usePages(listOrders, isAsked ? { query: { limit: 20 } } : null, { onReturn: 'refresh' });
}

/** An order that nobody waits for. */
export function usePaidOrder(number: string) {
  return useQuery(getOrder, { params: { number } });
}

/** Cancels an order that nobody pays just now. */
export function useCancelOrder() {
  return useCommand(cancelOrder, { touches: [listOrders, getOrder] });
}

/** Orders a plan: a second press, or one after a lost answer, makes no second order. */
export function useCreateOrder() {
  const { run, isPending, error } = useCommand(createOrder, { touches: [listOrders] });
  const headersOf = useIdempotencyKey();
  return { isPending, error, run: (body: OrderBody) => run({ body }, { headers: headersOf(body) }) };
}

const soonMs = 2000;
const laterMs = 10_000;
/** Every two seconds for half a minute, then every ten for the rest of five. */
const soonTimes = 15;
const laterTimes = 27;

/** Whether nothing more is to come. */
const isDecided = ({ status, failure }: Order): boolean => status !== 'pending' || failure !== undefined;

/** An order, asked for until its payment is decided; a tab that is seen again asks at once. */
export function useOrder(number: string): { query: QueryState<Order>; isLate: boolean; failures: number } {
  const [phase, setPhase] = useState<'soon' | 'later' | 'over'>('soon');
  const [failures, setFailures] = useState(0);
  const query = useQuery(getOrder, { params: { number } });
  const order = query.status === 'ready' ? query.data : undefined;
  const isWaiting = order !== undefined && !isDecided(order) && order.method !== 'invoice';
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && query.status === 'ready') query.refresh();
  });
  useEffect(() => {
    if (!isWaiting || phase === 'over') return;
    let left = phase === 'soon' ? soonTimes : laterTimes;
    const timer = setInterval(
      () => {
        ask();
        left -= 1;
        if (left === 0) setPhase(phase === 'soon' ? 'later' : 'over');
      },
      phase === 'soon' ? soonMs : laterMs,
    );
    return () => clearInterval(timer);
  }, [isWaiting, phase]);
  useEffect(() => {
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  // One question that fails is nothing; several in a row are a lost line.
  const failed = query.status === 'ready' ? query.failure?.error : undefined;
  const isRefreshing = query.status === 'ready' && query.isRefreshing;
  const [wasRefreshing, setWasRefreshing] = useState(isRefreshing);
  if (wasRefreshing !== isRefreshing) {
    setWasRefreshing(isRefreshing);
    if (!isRefreshing) setFailures((before) => (failed ? before + 1 : 0));
  }
  const isPaid = order?.status === 'paid';
  // Publishing opens at once.
  useQuery(checkSubscription, isPaid ? {} : null);
  return { query, isLate: phase === 'over' && isWaiting, failures };
}
