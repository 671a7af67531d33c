import type { PaymentMethod, PricingPlan } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Banner, Button, Card, Heading, Text } from '@kasb/ui';
import { billingMessages } from '../../messages/index.ts';
import { periodOfPlan, taxOf } from '../../model/orders.ts';
import * as css from './Checkout.css.ts';

export interface SummaryProps {
  plan: PricingPlan;
  method: PaymentMethod | undefined;
  renewal: { endsAt: number } | undefined;
  now: number;
  taxPercent: number;
  isPublishing: boolean;
  isPending: boolean;
  /** Why the order was refused. */
  error: string | undefined;
}

/** What is bought, from when to when, what it costs, and the only solid button. */
export function Summary({ plan, method, renewal, now, taxPercent, isPublishing, isPending, error }: SummaryProps) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const words = useWords();
  const { name = '', price = 0, currency = 'UZS', billing_period: period } = plan;
  const { from, to } = periodOfPlan(period, renewal?.endsAt ?? now);
  return (
    <Card padding="lg" className={css.summary}>
      <div className={css.line}>
        <Heading level={2} size="h3">
          {t('checkout.order')}
        </Heading>
        {period !== undefined && <Badge tone="neutral">{words('period', period)}</Badge>}
      </div>
      <dl className={css.facts}>
        <dt>{t('checkout.plan', { name })}</dt>
        <dd className={css.value}>{format.money(price, currency)}</dd>
        <dt>{t('subscription.started')}</dt>
        <dd className={css.value}>{format.date(from)}</dd>
        <dt>{t('subscription.expires')}</dt>
        <dd className={css.value}>{format.date(to) || words('subscription', 'unlimited')}</dd>
      </dl>
      {renewal && (
        <Banner>
          {t(period === 'yearly' ? 'checkout.renewalYear' : 'checkout.renewal', { date: format.date(renewal.endsAt) })}
        </Banner>
      )}
      <div className={css.total}>
        <span>{t('checkout.total')}</span>
        <strong className={css.sum}>{format.money(price, currency)}</strong>
        {taxPercent > 0 && (
          <Text size="sm" tone="muted" className={css.tax}>
            {t('checkout.tax', { percent: taxPercent, sum: format.money(taxOf(price, taxPercent), currency) ?? '' })}
          </Text>
        )}
      </div>
      <div className={css.bar}>
        {error !== undefined && <Banner tone="critical">{error}</Banner>}
        <Button variant="primary" size="lg" type="submit" isPending={isPending} className={css.button}>
          {method?.id === 'invoice' ? t('checkout.issue') : t('checkout.go', { name: method?.name ?? '' })}
        </Button>
        {isPublishing && (
          <Text size="sm" tone="muted" className={css.after}>
            {t('checkout.back')}
          </Text>
        )}
      </div>
    </Card>
  );
}
