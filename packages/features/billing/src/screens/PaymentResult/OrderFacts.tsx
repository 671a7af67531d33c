import type { Order } from '@kasb/contract';
import { useFormat, useLinks, useMessages, useWords } from '@kasb/kit';
import { Card, Link, SpinnerMark, VisuallyHidden } from '@kasb/ui';
import { CircleCheck, CircleX, ExternalLink, FileText, ReceiptText } from 'lucide-react';
import { billingMessages } from '../../messages/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import type { OutcomeKind } from '../../model/outcome.ts';
import * as css from './PaymentResult.css.ts';

export interface OrderFactsProps {
  order: Order;
  name: string;
  kind: OutcomeKind;
}

/** What the bank said, where it was the bank that refused: Payme has reasons of its own, too. */
const bankCodeOf = (code = '') => /^(?:payme\.(?=2$)|click\.)(-?\d+)$/.exec(code)?.[1];

/** What was ordered, how far its payment is, and its papers. */
export function OrderFacts({ order, name, kind }: OrderFactsProps) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const links = useLinks();
  const words = useWords();
  const { name: plan = '', billing_period: period } = order.plan ?? {};
  const facts = [
    [t('payment.order'), t('payment.number', { number: spacedNumber(order.number) })],
    [
      t('payment.plan'),
      period === undefined ? plan : t('payments.planOf', { name: plan, period: words('period', period).toLowerCase() }),
    ],
    [t('amount'), format.money(order.amount, order.currency ?? 'UZS')],
    [t('way'), kind === 'paid' ? name : undefined],
    [t('paidAt'), format.dateTime(order.paid_at)],
  ].filter(([, value]) => value);
  const bankCode = bankCodeOf(order.failure?.code);
  const began = order.payment?.started_at;
  const hasReceipt = kind === 'paid' || kind === 'refunding' || kind === 'refunded';
  const fiscal = kind === 'paid' || kind === 'refunded' ? order.fiscal_url : undefined;
  const paper = kind === 'expired' || kind === 'cancelled' ? undefined : order.invoice;
  return (
    <Card padding="lg" className={css.card}>
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {(kind === 'waiting' || kind === 'failed') && (
        <ol className={css.steps}>
          <li className={css.step}>
            <CircleCheck aria-hidden className={css.done} />
            <span>{t('payment.created')}</span>
            <span className={css.time}>{format.time(order.created_at)}</span>
          </li>
          {began !== undefined && (
            <li className={css.step}>
              <CircleCheck aria-hidden className={css.done} />
              <span>{t('payment.began', { name })}</span>
              <span className={css.time}>{format.time(began)}</span>
            </li>
          )}
          {kind === 'failed' ? (
            <li className={css.step}>
              <CircleX aria-hidden className={css.refused} />
              <span>{bankCode === undefined ? order.failure?.text : t('payment.refused', { n: bankCode })}</span>
            </li>
          ) : (
            <li className={css.step}>
              <SpinnerMark size={16} />
              <span>{t('payment.confirms', { name })}</span>
            </li>
          )}
        </ol>
      )}
      {(hasReceipt || fiscal !== undefined || paper) && (
        <div className={css.papers}>
          {hasReceipt && (
            <Link href={links.receipt(order.number)} className={css.paper}>
              <FileText aria-hidden />
              <span>{t('payments.receipt')}</span>
            </Link>
          )}
          {fiscal !== undefined && (
            <Link href={fiscal} target="_blank" rel="noreferrer" className={css.paper}>
              <ReceiptText aria-hidden />
              <span>{t('fiscal')}</span>
              <ExternalLink aria-hidden />
              <VisuallyHidden>{` ${t('outside')}`}</VisuallyHidden>
            </Link>
          )}
          {paper && (
            <Link href={links.invoice(order.number)} className={css.paper}>
              <FileText aria-hidden />
              <span>{t('invoice.link', { number: paper.number ?? '' })}</span>
            </Link>
          )}
        </div>
      )}
    </Card>
  );
}
