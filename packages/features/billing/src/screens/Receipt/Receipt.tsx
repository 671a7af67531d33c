'use client';
import type { Order } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Button, Card, EmptyState, Heading, Link, LinkButton, Logo, VisuallyHidden } from '@kasb/ui';
import { Printer } from 'lucide-react';
import { usePaidOrder, usePaymentMethods } from '../../data/useOrders.ts';
import { papersMessages } from '../../messages/papers/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import { outcomeOf } from '../../model/outcome.ts';
import * as paper from '../../parts/Paper/Paper.css.ts';
import { Paper, PaperOf, PaperPage, ToPayments } from '../../parts/Paper/Paper.tsx';
import * as css from './Receipt.css.ts';

export interface ReceiptProps {
  /** The order's number, as the address says it. */
  number: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof papersMessages>;
}

/** What was paid, when and how, on a sheet that prints (docs/domain.md#receipt). */
export function Receipt({ number, messages }: ReceiptProps) {
  return (
    <PaperPage messages={messages}>
      <ToPayments />
      <OwnReceipt number={number} />
    </PaperPage>
  );
}

function OwnReceipt({ number }: { number: string }) {
  const t = useMessages(papersMessages);
  const links = useLinks();
  return (
    <PaperOf query={usePaidOrder(number)} missing="unknownOrder" failed={t('receiptFailed')}>
      {(order) =>
        ['paid', 'refunding', 'refunded'].includes(outcomeOf(order)) ? (
          <ReceiptPaper order={order} />
        ) : (
          <Card padding="none" className={paper.missing}>
            <EmptyState
              title={t('noReceipt')}
              headingLevel={1}
              actions={<LinkButton href={links.payment(number)}>{t('toOrder')}</LinkButton>}
            />
          </Card>
        )
      }
    </PaperOf>
  );
}

function ReceiptPaper({ order }: { order: Order }) {
  const t = useMessages(papersMessages);
  const format = useFormat();
  const { methods } = usePaymentMethods();
  const { plan, currency = 'UZS', vat_percent: percent = 0, starts_at: from, ends_at: to } = order;
  const title = t('receipt', { number: spacedNumber(order.number) });
  const period =
    from !== undefined &&
    (to === undefined
      ? t('from', { from: format.date(from) })
      : t('range', { from: format.date(from), to: format.date(to) }));
  const facts = [
    [t('service'), plan?.name !== undefined && t('plan', { name: plan.name })],
    [t('period'), period],
    [t('way'), methods.find(({ id }) => id === order.method)?.name ?? order.method],
    [t('paidAt'), format.dateTime(order.paid_at)],
    [t('amount'), format.money(order.amount, currency)],
    [t('within', { percent }), percent > 0 && format.money(order.vat_amount, currency)],
    [t('refundedAt'), format.dateTime(order.refunded_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <>
      <div className={paper.aside}>
        <Button variant="primary" icon={<Printer />} onPress={() => print()}>
          {t('print')}
        </Button>
      </div>
      <Paper label={title}>
        <div className={css.top}>
          <Heading level={1} size="h2">
            {title}
          </Heading>
          <Logo />
        </div>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {order.fiscal_url !== undefined && (
          <Link href={order.fiscal_url} target="_blank" rel="noreferrer" className={css.fiscal}>
            <span>{t('fiscal')}</span>
            <VisuallyHidden>{` ${t('outside')}`}</VisuallyHidden>
          </Link>
        )}
      </Paper>
    </>
  );
}
