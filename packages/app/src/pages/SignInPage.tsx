import { SignIn } from '@kasb/auth';
import { useMessages } from '@kasb/kit';
import { useLocation } from 'react-router-dom';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/`: sign-in, or where a signed-in person is sent on from. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const from = (useLocation().state as { from?: string } | null)?.from;
  return (
    <main>
      <SignIn from={from} postTo="/auth/start" footer={<LanguageLink />} />
    </main>
  );
}
