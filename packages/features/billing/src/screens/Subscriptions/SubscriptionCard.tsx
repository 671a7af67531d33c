import type { Subscription } from '@kasb/contract';
import type { Standing } from '@kasb/domain/subscription';
import { useFormat, useMessages, useWords } from '@kasb/kit';
import { Badge, Banner, Card, DescriptionList, Heading, ProgressBar, Text } from '@kasb/ui';
import { SubscriptionBadge } from '@kasb/ui/recruitment';
import { Clock } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { billingMessages } from '../../messages/index.ts';
import { CardFooter } from './CardFooter.tsx';
import { PlanPrice } from './PlanPrice.tsx';
import * as css from './Subscriptions.css.ts';

export interface SubscriptionCardProps {
  subscription: Subscription;
  standing: Standing;
  /** Its «Продлить» is the solid button of the page. */
  isMain: boolean;
  /** Where it is extended. */
  extension: string;
  /** Who else publishes on it. */
  lendings: ReactNode;
}

/** One subscription: name, badge, price, usage, dates, who else uses it, features, what can be done. */
export function SubscriptionCard({ subscription, standing, isMain, extension, lendings }: SubscriptionCardProps) {
  const t = useMessages(billingMessages);
  const format = useFormat();
  const words = useWords();
  const id = useId();
  const { pricing_plans: plan, vacancy_postings_limit: limit, vacancy_postings_used: used } = subscription;
  const isComing = subscription.status === 'scheduled';
  const currency = subscription.currency ?? plan?.currency ?? 'UZS';
  const facts = [
    { label: t('subscription.started'), value: format.date(subscription.started_at) },
    {
      label: t('subscription.expires'),
      value: format.date(subscription.expires_at) || words('subscription', 'unlimited'),
    },
    { label: t('paidAt'), value: format.money(subscription.amount_paid, currency) },
    { label: t('subscription.method'), value: subscription.payment_method },
  ];
  return (
    <Card as="article" padding="none" aria-labelledby={id}>
      <div className={css.top}>
        <div className={css.names}>
          <Heading id={id} level={2} className={css.name}>
            {plan?.name ?? t('subscription')}
          </Heading>
          {isComing ? (
            <Badge tone="info" icon={<Clock />}>
              {t('subscription.starts', { date: format.date(subscription.started_at) })}
            </Badge>
          ) : (
            <SubscriptionBadge status={subscription.status} expiresAt={subscription.expires_at} />
          )}
          <Text as="span" size="xs" tone="muted" title={t('subscription.numberHint')}>
            {t('subscription.number', { id: subscription.id.slice(0, 6) })}
          </Text>
        </div>
        <PlanPrice plan={plan} />
      </div>
      {standing.isEnding && (
        <Banner tone="warning" className={css.warning}>
          <strong className={css.strong}>{t('subscription.daysLeft', { count: standing.daysLeft ?? 0 })}</strong>
          <span>{` ${t('subscription.extendHint')}`}</span>
        </Banner>
      )}
      <div className={css.body}>
        <div className={css.usage}>
          <ProgressBar
            label={t('postings')}
            value={used}
            limit={limit}
            limitWarning={t('postingsOver')}
            isInactive={!standing.isActive}
          />
          {limit === undefined && used !== undefined && (
            <Text size="sm" tone="muted">
              {t('subscription.used', { count: format.number(used) })}
            </Text>
          )}
        </div>
        <DescriptionList
          className={css.facts}
          items={facts.map(({ label, value }) => ({
            label,
            value: value && <span className={css.fact}>{value}</span>,
          }))}
        />
      </div>
      {lendings}
      <CardFooter
        features={plan?.features ?? []}
        standing={standing}
        isMain={isMain}
        isComing={isComing}
        extension={extension}
      />
    </Card>
  );
}
