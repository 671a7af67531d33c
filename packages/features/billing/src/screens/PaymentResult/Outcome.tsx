import type { Order } from '@kasb/contract';
import { sameOriginPath, useFormat, useLinks, useMessages } from '@kasb/kit';
import { Button, cx, Heading, Link, LinkButton, SpinnerMark, Text } from '@kasb/ui';
import { Check, Clock, RefreshCw, Undo2, X } from 'lucide-react';
import { billingMessages } from '../../messages/index.ts';
import { outcomeOf } from '../../model/outcome.ts';
import type { OutcomeKind } from '../../model/outcome.ts';
import { OrderFacts } from './OrderFacts.tsx';
import * as css from './PaymentResult.css.ts';

export interface OutcomeProps {
  order: Order;
  /** What people call the way to pay. */
  name: string;
  /** Nothing came for five minutes. */
  isLate: boolean;
  /** Questions in a row that failed. */
  failures: number;
  isChecking: boolean;
  onCheck: () => void;
  onLeave: (address: string) => void;
  supportEmail: string;
}

const marks: Record<OutcomeKind, typeof Check | undefined> = {
  waiting: undefined,
  invoice: Clock,
  paid: Check,
  failed: X,
  expired: Clock,
  cancelled: X,
  refunding: Undo2,
  refunded: Undo2,
};

/** The mark, one headline that is read out when it changes, what is known, and the ways on. */
export function Outcome({ order, name, isLate, failures, isChecking, onCheck, onLeave, supportEmail }: OutcomeProps) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const kind = outcomeOf(order);
  const Mark = marks[kind];
  const headline = {
    waiting: t('payment.waiting', { name }),
    invoice: t('payment.ofInvoice'),
    paid: t('payment.paid'),
    failed: t('payment.failed'),
    expired: t('payment.expired'),
    cancelled: t('payment.cancelled'),
    refunding: t('refunding'),
    refunded: t('payment.refunded'),
  }[kind];
  const checkout = order.plan?.id === undefined ? links.pricing() : links.checkout(order.plan.id);
  const back = sameOriginPath(order.redirect);
  return (
    <>
      <div className={cx(css.mark, css.tone[kind])}>{Mark ? <Mark aria-hidden /> : <SpinnerMark size={32} />}</div>
      <div aria-live="polite">
        <Heading level={1} className={css.title}>
          {headline}
        </Heading>
        <Sentence order={order} kind={kind} />
        {kind === 'waiting' && failures >= 3 && <Text>{t('payment.offline')}</Text>}
        {kind === 'waiting' && isLate && <Text>{t('payment.late')}</Text>}
      </div>
      <OrderFacts order={order} name={name} kind={kind} />
      <div className={css.ways}>
        {kind === 'waiting' && (
          <>
            <Button icon={<RefreshCw />} isPending={isChecking} onPress={onCheck}>
              {t('payment.checkNow')}
            </Button>
            <LinkButton variant="quiet" href={checkout}>
              {t('payment.another')}
            </LinkButton>
          </>
        )}
        {kind === 'failed' && (
          <>
            <Button variant="primary" isDisabled={!order.payment_url} onPress={() => onLeave(order.payment_url ?? '')}>
              {t('payment.again')}
            </Button>
            <LinkButton href={checkout}>{t('payment.another')}</LinkButton>
          </>
        )}
        {kind === 'paid' && back !== undefined && (
          <LinkButton variant="primary" href={back}>
            {t(back.startsWith(links.employerVacancies()) ? 'payment.toPublication' : 'continue')}
          </LinkButton>
        )}
        {(kind === 'expired' || kind === 'cancelled') && (
          <LinkButton variant="primary" href={checkout}>
            {t('anew')}
          </LinkButton>
        )}
        {['paid', 'refunding', 'refunded', 'invoice'].includes(kind) && (
          <LinkButton
            variant={kind === 'paid' && back === undefined ? 'primary' : 'secondary'}
            href={links.subscriptions()}
          >
            {t('subscriptions.title')}
          </LinkButton>
        )}
      </div>
      {kind === 'waiting' && (
        <Text size="sm" tone="muted">
          {t('payment.once')}
        </Text>
      )}
      {kind === 'failed' && (
        <Text size="sm" tone="muted">
          <span>{t('payment.help', { contact: '' })}</span>
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        </Text>
      )}
    </>
  );
}

function Sentence({ order, kind }: { order: Order; kind: OutcomeKind }) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const { name = '', postings_limit: postings } = order.plan ?? {};
  const words = {
    waiting: t('payment.waitingHint'),
    invoice: t('checkout.invoiceHint'),
    paid: order.ends_at
      ? t(postings === undefined ? 'payment.paidUntil' : 'payment.paidUntilWith', {
          name,
          from: format.date(order.starts_at),
          to: format.date(order.ends_at),
          postings: t('payment.postings', { count: postings ?? 0 }),
        })
      : t('payment.paidForEver', { name }),
    failed: [order.failure?.text, t('payment.kept')].filter(Boolean).join('. '),
    expired: undefined,
    cancelled: undefined,
    refunding: undefined,
    refunded: order.refunded_at && t('payment.refundedOn', { date: format.date(order.refunded_at) }),
  }[kind];
  return words ? <Text tone="muted">{words}</Text> : null;
}
