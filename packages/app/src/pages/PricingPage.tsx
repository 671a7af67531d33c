import { periodOf, Pricing } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/pricing`: the period lives in the address, and where to go on to after buying. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.pricing'));
  const [query, setQuery] = useSearchParams();
  return (
    <Pricing
      period={periodOf(query.get('period'))}
      onPeriodChange={(period) => setQuery((before) => ({ ...Object.fromEntries(before), period }), { replace: true })}
      redirect={query.get('redirect') ?? undefined}
      supportEmail="support@kasb.uz"
      vacancyId={query.get('vacancy') ?? undefined}
    />
  );
}
