import { useFormat, useLinks, useMessages, useWords } from '@kasb/kit';
import { Banner, DescriptionList, LinkButton, ProgressBar } from '@kasb/ui';
import { employerMessages } from '../../messages/index.ts';
import type { Plan } from '../../model/plan.ts';
import { PlanFrame } from './PlanFrame.tsx';
import * as css from './SubscriptionBlock.css.ts';

export interface SubscriptionCardProps {
  plan: Plan;
}

/** Plan, end, use and price of the subscription; near its end a warning and the way to extend it. */
export function SubscriptionCard({ plan: { subscription, daysLeft, canExtend, isEnding } }: SubscriptionCardProps) {
  const t = useMessages(employerMessages);
  const words = useWords();
  const links = useLinks();
  const format = useFormat();
  const {
    pricing_plans: plan,
    vacancy_postings_used: used,
    vacancy_postings_limit: limit,
    expires_at: end,
  } = subscription;
  const period = plan?.billing_period;
  const price = format.money(plan?.price, plan?.currency ?? 'UZS');
  const periodName = period && words('per', period);
  return (
    <PlanFrame
      title={plan?.name ? `${t('subscription')} «${plan.name}»` : t('subscription')}
      ways={
        <>
          {canExtend && (
            <LinkButton size="sm" variant="tinted" className={css.way} href={links.pricing()}>
              {t('extend')}
            </LinkButton>
          )}
          <LinkButton size="sm" className={css.way} href={links.subscriptions()}>
            {t('details')}
          </LinkButton>
        </>
      }
    >
      {isEnding && (
        <Banner tone="warning" className={css.warning}>
          <strong className={css.strong}>{t('subscription.daysLeft', { count: daysLeft ?? 0 })}</strong>
          <span>{`. ${t('subscription.extendHint')}`}</span>
        </Banner>
      )}
      <ProgressBar
        label={t(limit === undefined ? 'postings' : 'subscription.used')}
        value={used}
        limit={limit}
        limitWarning={t('postingsOver')}
      />
      <DescriptionList
        variant="rows"
        className={css.facts}
        items={[
          end === undefined
            ? { label: t('subscription.term'), value: words('subscription', 'unlimited') }
            : { label: t('subscription.expires'), value: <time dateTime={end}>{format.date(end)}</time> },
          { label: t('subscription.price'), value: price && [price, periodName].filter(Boolean).join(' / ') },
        ]}
      />
    </PlanFrame>
  );
}
