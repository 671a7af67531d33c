'use client';
import { LoadFailure, match, sameOriginPath, Screen, useLinks, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { BackLink, Card, EmptyState, Heading, LinkButton, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { useOrders, usePaymentMethods } from '../../data/useOrders.ts';
import { usePricingPlans } from '../../data/usePricingPlans.ts';
import { billingMessages } from '../../messages/index.ts';
import { methodsFor } from '../../model/orders.ts';
import * as css from './Checkout.css.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

export interface CheckoutProps {
  planId: string;
  /** The subscription that is prolonged, as the address says it. */
  subscriptionId?: string | undefined;
  /** Where to go on to after paying, as the address says it; anything but a path of this site is dropped. */
  redirect?: string | null | undefined;
  /** The vacancy that was being published, as the address says it. */
  vacancyId?: string | undefined;
  /** Leaves for the provider's page, in the same tab. */
  onLeave: (address: string) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof billingMessages>;
}

/** Paying for a plan: the way to pay, and what it costs and gives (docs/domain.md#checkout). */
export function Checkout({ messages, ...props }: CheckoutProps) {
  return (
    <Screen bundle={billingMessages} overrides={messages}>
      <CheckoutScreen {...props} />
    </Screen>
  );
}

function CheckoutScreen({ planId, redirect, vacancyId, ...props }: Omit<CheckoutProps, 'messages'>) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const plans = usePricingPlans();
  const { isKnown, methods, taxPercent, offer } = usePaymentMethods();
  const orders = useOrders();
  const plan = plans.status === 'ready' ? plans.data.find(({ id }) => id === planId) : undefined;
  const target = sameOriginPath(redirect) ?? (vacancyId ? links.employerVacancies() : undefined);
  // The method that was used last is chosen before anybody looks: it would change under the hand later.
  const isReady = isKnown && orders.status !== 'loading';
  const content = match(isReady ? plans : { status: 'loading' as const }, {
    loading: () => <CheckoutSkeleton />,
    error: (failure) => <LoadFailure failure={failure}>{t('pricing.failed')}</LoadFailure>,
    ready() {
      const known = methodsFor(methods, plan?.currency);
      if (!plan || known.length === 0) {
        return (
          <Card padding="none" className={css.gone}>
            <EmptyState
              title={t('checkout.gone')}
              actions={
                <LinkButton variant="primary" href={links.pricing()}>
                  {t('checkout.toPlans')}
                </LinkButton>
              }
            />
          </Card>
        );
      }
      return (
        <CheckoutForm
          plan={plan}
          methods={known}
          taxPercent={taxPercent}
          offer={offer}
          target={target}
          isPublishing={vacancyId !== undefined}
          {...props}
        />
      );
    },
  });
  return (
    <Page width="mid">
      <BackLink href={links.pricing()}>{t('checkout.toPlans')}</BackLink>
      <Heading level={1} className={css.title}>
        {plan?.name === undefined ? t('pricing.title') : t('checkout.title', { name: plan.name })}
      </Heading>
      {content}
    </Page>
  );
}

function CheckoutSkeleton() {
  return (
    <LoadingRegion className={css.columns}>
      {[1, 2].map((card) => (
        <Card key={card} padding="lg" className={css.ghost}>
          <Skeleton width="40%" height={22} />
          <Skeleton shape="box" height={72} />
          <Skeleton shape="box" height={72} />
        </Card>
      ))}
    </LoadingRegion>
  );
}
