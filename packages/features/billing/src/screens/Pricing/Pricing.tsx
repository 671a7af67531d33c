'use client';
import type { BillingPeriod, PricingPlan } from '@kasb/contract';
import { LoadFailure, match, sameOriginPath, Screen, useLinks, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Heading, Page, Stack, Text } from '@kasb/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePaymentMethods } from '../../data/useOrders.ts';
import { usePricingPlans } from '../../data/usePricingPlans.ts';
import { billingMessages } from '../../messages/index.ts';
import { methodsFor } from '../../model/orders.ts';
import { BuyDialog } from './BuyDialog.tsx';
import { PlansSkeleton } from './PlansSkeleton.tsx';
import { PlanTabs } from './PlanTabs.tsx';
import * as css from './Pricing.css.ts';
import { SupportCard } from './SupportCard.tsx';

export interface PricingProps {
  /** The shown tab; the host keeps it in its address (`periodOf`). */
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  /** Where to go after buying, as the address says it; anything but a path of this site is dropped. */
  redirect?: string | null;
  /** The vacancy that was being published, as the address says it. */
  vacancyId?: string | null;
  /** Where a person writes for help with a choice. */
  supportEmail: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof billingMessages>;
}

/** Plans by period, and the way back to where one came from (docs/domain.md#pricing). */
export function Pricing({ messages, ...props }: PricingProps) {
  return (
    <Screen bundle={billingMessages} overrides={messages}>
      <PricingScreen {...props} />
    </Screen>
  );
}

function PricingScreen({ period, onPeriodChange, redirect, vacancyId, supportEmail }: Omit<PricingProps, 'messages'>) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const navigate = useNavigate();
  const plans = usePricingPlans();
  const { isKnown, methods } = usePaymentMethods();
  const [chosen, setChosen] = useState<PricingPlan>();
  const target = sameOriginPath(redirect) ?? (vacancyId ? links.employerVacancies() : undefined);

  // Who presses before the ways to pay are known waits for them, not for an alert.
  const canPay = methodsFor(methods, chosen?.currency).length > 0;
  const goOn = useEffectEvent((planId: string) => {
    const query = new URLSearchParams();
    const back = sameOriginPath(redirect);
    if (back !== undefined) query.set('redirect', back);
    if (vacancyId) query.set('vacancy', vacancyId);
    const asked = query.toString().replaceAll('%2F', '/');
    navigate(`${links.checkout(planId)}${asked && `?${asked}`}`);
  });
  useEffect(() => {
    if (chosen && canPay) goOn(chosen.id);
  }, [chosen, canPay]);

  const close = () => {
    setChosen(undefined);
    if (target !== undefined) navigate(target);
  };
  const content = match(plans, {
    loading: () => <PlansSkeleton />,
    error: (failure) => <LoadFailure failure={failure}>{t('pricing.failed')}</LoadFailure>,
    ready: ({ data }) => <PlanTabs plans={data} period={period} onPeriodChange={onPeriodChange} onBuy={setChosen} />,
  });
  return (
    <Page width="mid">
      <Stack gap={1}>
        <Heading level={1}>{t('pricing.title')}</Heading>
        <Text tone="muted">{t('pricing.lead')}</Text>
      </Stack>
      {target !== undefined && (
        <Banner className={css.banner}>
          {vacancyId && <strong className={css.strong}>{`${t('pricing.fromVacancy')} `}</strong>}
          <span>{t(vacancyId ? 'pricing.backToVacancy' : 'pricing.back')}</span>
        </Banner>
      )}
      <div className={css.plans}>{content}</div>
      <SupportCard email={supportEmail} />
      <BuyDialog
        plan={isKnown && !canPay ? chosen : undefined}
        supportEmail={supportEmail}
        isLeaving={target !== undefined}
        onClose={close}
      />
    </Page>
  );
}
