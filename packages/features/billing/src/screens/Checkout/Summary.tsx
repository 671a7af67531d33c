import type { PricingPlan } from '@kasb/contract';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Banner, Card, Heading, Text } from '@kasb/ui';
import type { ReactNode } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { periodOfPlan, taxOf } from '../../model/orders.ts';
import * as css from './Checkout.css.ts';

export interface SummaryProps {
  plan: PricingPlan;
  renewal: { endsAt: number } | undefined;
  now: number;
  taxPercent: number;
  /** The button, where there is room for it beside what is bought. */
  children: ReactNode;
}

/** What is bought, from when to when, and what it costs. */
export function Summary({ plan, renewal, now, taxPercent, children }: SummaryProps) {
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
        <dt className={css.label}>{t('checkout.plan', { name })}</dt>
        <dd className={css.value}>{format.money(price, currency)}</dd>
        <dt className={css.label}>{t('subscription.started')}</dt>
        <dd className={css.value}>{format.date(from)}</dd>
        <dt className={css.label}>{t('subscription.expires')}</dt>
        <dd className={css.value}>{format.date(to) || words('subscription', 'unlimited')}</dd>
      </dl>
      {renewal && (
        <Banner>
          {t(period === 'yearly' ? 'checkout.renewalYear' : 'checkout.renewal', { date: format.date(renewal.endsAt) })}
        </Banner>
      )}
      <div className={css.total}>
        <span className={css.due}>{t('checkout.total')}</span>
        <strong className={css.sum}>{format.money(price, currency)}</strong>
        {taxPercent > 0 && (
          <Text size="sm" tone="muted" className={css.tax}>
            {t('checkout.tax', { percent: taxPercent, sum: format.money(taxOf(price, taxPercent), currency) ?? '' })}
          </Text>
        )}
      </div>
      {children}
    </Card>
  );
}
