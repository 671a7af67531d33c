import { SignInByPost } from '@kasb/auth';
import { useMessages } from '@kasb/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { LanguageLink } from '../header/LanguageLink.tsx';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/sign-in/code` and `/sign-in/register`: what follows the phone where no script runs. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const step = useParams().step === 'register' ? 'register' : 'code';
  const [query] = useSearchParams();
  return (
    <main>
      <SignInByPost step={step} action={`/auth/${step}`} hasFailed={query.has('failed')} footer={<LanguageLink />} />
    </main>
  );
}
