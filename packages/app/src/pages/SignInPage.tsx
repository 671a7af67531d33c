import { SignIn } from '@kasb/auth';
import { useLinks, useMessages } from '@kasb/kit';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { fromOfQuery } from './wayBack.ts';

/** `/`: sign-in, or where a signed-in person is sent on from; `from` of its address says where to. */
export function Component() {
  const t = useMessages(appMessages);
  const links = useLinks();
  usePageTitle(t('title.signIn'));
  const [query] = useSearchParams();
  const kept = (useLocation().state as { from?: string } | null)?.from;
  const from = kept ?? fromOfQuery(query);
  return (
    <main>
      <SignIn
        from={from}
        postTo="/auth/start"
        candidateSignInHref={links.candidateSignIn()}
        footer={<LanguageLink isFlush />}
      />
    </main>
  );
}
