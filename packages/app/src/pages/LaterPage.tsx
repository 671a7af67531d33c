import { useLinks, useMessages } from '@kasb/kit';
import { Link, Page, Stack, Text } from '@kasb/ui';
import { appMessages } from '../messages/index.ts';
import { PageFrame } from './PageFrame.tsx';

/** A route of the table whose screen comes later: it says so. */
export function Component() {
  const t = useMessages(appMessages);
  const links = useLinks();
  return (
    <PageFrame>
      <Page>
        <Stack gap={4} align="start">
          <Text>{t('later.text')}</Text>
          <Link href={links.dashboard()}>{t('later.back')}</Link>
        </Stack>
      </Page>
    </PageFrame>
  );
}
