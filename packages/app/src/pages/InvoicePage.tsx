import { Invoice } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/payments/{number}/invoice`. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('nav.subscriptions'));
  const { number = '' } = useParams();
  return <Invoice key={number} number={number} />;
}
