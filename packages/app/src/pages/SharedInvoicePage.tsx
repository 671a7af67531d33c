import { SharedInvoice } from '@kasb/billing';
import { useMessages } from '@kasb/kit';
import { useParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/invoice/{token}`: for whoever has the link, without the header of anybody. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('title.invoice'));
  const { token = '' } = useParams();
  return (
    <main>
      <SharedInvoice key={token} token={token} />
    </main>
  );
}
