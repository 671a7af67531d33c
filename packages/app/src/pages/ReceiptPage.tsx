import { Receipt } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/payments/{number}/receipt`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.subscriptions'));
  const { number = '' } = useParams();
  return <Receipt key={number} number={number} />;
}
