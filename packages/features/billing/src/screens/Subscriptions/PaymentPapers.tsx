import type { Order } from '@kasb/contract';
import { ProblemSentence, useLinks, useMessages } from '@kasb/kit';
import { Button, ConfirmDialog, Link, useToasts, VisuallyHidden } from '@kasb/ui';
import { FileText, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { useCancelOrder } from '../../data/useOrders.ts';
import { billingMessages } from '../../messages/index.ts';
import { spacedNumber } from '../../model/orders.ts';
import type { OutcomeKind } from '../../model/outcome.ts';
import * as css from './Payments.css.ts';

export interface PaymentPapersProps {
  order: Order;
  kind: OutcomeKind;
}

const isPaid = (kind: OutcomeKind) => kind === 'paid' || kind === 'refunding' || kind === 'refunded';
const isOpen = (kind: OutcomeKind) => kind === 'waiting' || kind === 'failed' || kind === 'invoice';

/** An order's papers, and what can be done with one that waits. */
export function PaymentPapers({ order, kind }: PaymentPapersProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const { invoice, fiscal_url: fiscal, payment_url: address } = order;
  const isRunning = order.payment?.state === 'started';
  return (
    <div className={css.papers}>
      {isPaid(kind) && (
        <Link href={links.receipt(order.number)} className={css.paper}>
          <FileText aria-hidden />
          <span>{t('payments.receipt')}</span>
        </Link>
      )}
      {isPaid(kind) && fiscal !== undefined && (
        <Link href={fiscal} target="_blank" rel="noreferrer" className={css.paper}>
          <ReceiptText aria-hidden />
          <span>{t('payments.fiscal')}</span>
          <VisuallyHidden>{` ${t('outside')}`}</VisuallyHidden>
        </Link>
      )}
      {invoice && kind !== 'expired' && kind !== 'cancelled' && (
        <Link href={links.invoice(order.number)} className={css.paper}>
          <FileText aria-hidden />
          <span>{t('invoice.link', { number: invoice.number ?? '' })}</span>
        </Link>
      )}
      {isOpen(kind) && address !== undefined && <Link href={address}>{t('payments.pay')}</Link>}
      {isOpen(kind) && isRunning && <Link href={links.payment(order.number)}>{t('checkout.check')}</Link>}
      {isOpen(kind) && !isRunning && <CancelButton number={order.number} />}
    </div>
  );
}

/** Asks, and cancels. */
function CancelButton({ number }: { number: string }) {
  const t = useMessages(billingMessages);
  const toasts = useToasts();
  const { run, isPending } = useCancelOrder();
  const [isAsking, setAsking] = useState(false);
  const cancel = async () => {
    const result = await run({ params: { number } });
    setAsking(false);
    if (result.ok) toasts.show({ text: t('payment.cancelled') });
    else {
      const text = <ProblemSentence error={result.error} messages={billingMessages} fallback="changeFailed" />;
      toasts.show({ tone: 'critical', text });
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" onPress={() => setAsking(true)}>
        {t('payments.cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('payments.cancelQuestion', { number: spacedNumber(number) })}
        text={t('payments.cancelText')}
        confirm={t('payments.cancelConfirm')}
        cancel={t('keep')}
        tone="danger"
        isPending={isPending}
        onConfirm={() => void cancel()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
