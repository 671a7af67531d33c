import { Checkout } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/checkout/{planId}`: what is bought and where to go on to stand in the address. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.pricing'));
  const { planId = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <Checkout
      planId={planId}
      subscriptionId={query.get('subscription') ?? undefined}
      redirect={query.get('redirect')}
      vacancyId={query.get('vacancy') ?? undefined}
      onLeave={(address) => window.location.assign(address)}
    />
  );
}
