import { useMessages } from '@kasb/kit';
import { NotificationSettings } from '@kasb/notifications';
import { useSearchParams } from 'react-router-dom';
import { siteMessages } from '../messages/site/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/notifications/settings`: what the person is told of, where and when; the link of a letter leads here. */
export function Component() {
  const t = useMessages(siteMessages);
  usePageTitle(t('notifications'));
  const [query, setQuery] = useSearchParams();
  return (
    <NotificationSettings
      emailToken={query.get('email') ?? undefined}
      onReturned={() => setQuery({}, { replace: true })}
    />
  );
}
