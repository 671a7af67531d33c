import { useMessages } from '@kasb/kit';
import { Unsubscribe } from '@kasb/notifications';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/unsubscribe/{token}`: where a letter leads whoever wants no more of them. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('notifications'));
  const { token = '' } = useParams();
  return <Unsubscribe key={token} token={token} />;
}
