import { useLocation } from 'react-router-dom';
import { SignIn } from '@kasb/auth';
import { sameOriginPath, useMessages } from '@kasb/kit';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/`: sign-in, or where a signed-in person is sent on from. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const from = sameOriginPath((useLocation().state as { from?: unknown } | null)?.from);
  return (
    <main>
      <SignIn initialStep={from ? 'phone' : 'landing'} from={from} />
    </main>
  );
}
