import { LogOut } from 'lucide-react';
import { useMessages, useUser } from '@kasb/kit';
import { Button, Heading, Page, Stack, Text } from '@kasb/ui';
import { useSignOut } from '../header/useSignOut.ts';
import { appMessages } from '../messages/index.ts';
import { usePageTitle } from '../routing/usePageTitle.ts';
import { PageFrame } from './PageFrame.tsx';

/** `/employer/dashboard`: greets by name and signs out; its blocks come with their features. */
export function Component() {
  const t = useMessages(appMessages);
  usePageTitle(t('title.dashboard'));
  const user = useUser();
  const signOut = useSignOut();
  return (
    <PageFrame>
      <Page>
        <Stack gap={4} align="start">
          <Heading level={1}>{t('dashboard.greeting', { name: user?.firstName ?? '' })}</Heading>
          <Text tone="muted">{t('dashboard.lead')}</Text>
          <Button variant="secondary" icon={<LogOut />} onPress={() => void signOut()}>
            {t('dashboard.signOut')}
          </Button>
        </Stack>
      </Page>
    </PageFrame>
  );
}
