import { PaymentResult } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/payments/{number}`: also where providers lead back to. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.subscriptions'));
  const { number = '' } = useParams();
  return (
    <PaymentResult
      key={number}
      number={number}
      supportEmail="support@kasb.uz"
      onLeave={(address) => window.location.assign(address)}
    />
  );
}
