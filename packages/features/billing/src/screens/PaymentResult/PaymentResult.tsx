'use client';
import type { Order } from '@kasb/contract';
import { LoadFailure, match, Screen, useLinks, useMessages, useProblemText } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, EmptyState, LinkButton, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { usePaymentMethods, useOrder } from '../../data/useOrders.ts';
import { billingMessages } from '../../messages/index.ts';
import { Outcome } from './Outcome.tsx';
import * as css from './PaymentResult.css.ts';

export interface PaymentResultProps {
  /** The order's number, as the address says it. */
  number: string;
  /** Where a person writes when paying does not work. */
  supportEmail: string;
  /** Leaves for the provider's page, in the same tab. */
  onLeave: (address: string) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof billingMessages>;
}

/**
 * What became of a payment: also where providers lead back to, of which nothing is believed (docs/domain.md#payment).
 */
export function PaymentResult({ messages, ...props }: PaymentResultProps) {
  return (
    <Screen bundle={billingMessages} overrides={messages}>
      <PaymentScreen {...props} />
    </Screen>
  );
}

function PaymentScreen({ number, ...props }: Omit<PaymentResultProps, 'messages'>) {
  const t = useMessages(billingMessages);
  const links = useLinks();
  const problem = useProblemText();
  const { query, ...progress } = useOrder(number);
  const { methods } = usePaymentMethods();
  const nameOf = ({ method = '' }: Order) =>
    methods.find(({ id }) => id === method)?.name ??
    t(`method.${method === 'payme' || method === 'click' || method === 'invoice' ? method : 'other'}`);
  const content = match(query, {
    loading: () => <OutcomeSkeleton />,
    error: (failure) =>
      failure.error.is('unknownOrder') ? (
        <Card padding="none" className={css.missing}>
          <EmptyState
            title={problem(failure.error)}
            headingLevel={1}
            actions={<LinkButton href={links.subscriptions()}>{t('subscriptions.title')}</LinkButton>}
          />
        </Card>
      ) : (
        <LoadFailure failure={failure}>{t('payment.loadFailed')}</LoadFailure>
      ),
    ready: ({ data, refresh, isRefreshing }) => (
      <Outcome order={data} name={nameOf(data)} {...progress} {...props} isChecking={isRefreshing} onCheck={refresh} />
    ),
  });
  return (
    <Page width="narrow" className={css.page}>
      {content}
    </Page>
  );
}

function OutcomeSkeleton() {
  return (
    <LoadingRegion className={css.ghost}>
      <Skeleton shape="circle" width={64} height={64} />
      <Skeleton width="64%" height={32} />
      <Skeleton width="88%" />
      <Skeleton width="72%" />
    </LoadingRegion>
  );
}
