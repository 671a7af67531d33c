import { useMessages } from '@kasb/kit';
import { SignIn } from '@kasb/operator';
import { useSearchParams } from 'react-router-dom';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/operator/sign-in`: apart from everybody else's; `from` of its address says where to go then. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const [query] = useSearchParams();
  return <SignIn from={query.get('from') ?? undefined} />;
}
