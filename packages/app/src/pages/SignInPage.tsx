import { SignIn } from '@kasb/auth';
import { useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language.ts';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/`: sign-in, or where a signed-in person is sent on from. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.signIn'));
  const { locale, otherName, switchOver } = useLanguage();
  const from = (useLocation().state as { from?: string } | null)?.from;
  const language = (
    <Button variant="accent-quiet" size="sm" lang={locale === 'ru' ? 'uz' : 'ru'} onPress={switchOver}>
      {otherName}
    </Button>
  );
  return (
    <main>
      <SignIn from={from} footer={language} />
    </main>
  );
}
