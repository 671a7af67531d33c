'use client';
import { Screen, useMessages, useProblemText } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Banner, Button, Heading, Page, Stack, Text } from '@kasb/ui';
import { useState } from 'react';
import { useUnsubscribe } from '../../data/useMailbox.ts';
import { settingsMessages } from '../../messages/settings/index.ts';

export interface UnsubscribeProps {
  /** Of the path `/unsubscribe/{token}`. */
  token: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof settingsMessages>;
}

/** Ends the letters to a mailbox, for whoever has one of them (docs/domain.md#mail). */
export function Unsubscribe({ token, messages }: UnsubscribeProps) {
  return (
    <Screen bundle={settingsMessages} overrides={messages}>
      <meta name="robots" content="noindex" />
      <UnsubscribeScreen token={token} />
    </Screen>
  );
}

function UnsubscribeScreen({ token }: { token: string }) {
  const t = useMessages(settingsMessages);
  const problem = useProblemText();
  const { run, isPending, error } = useUnsubscribe();
  const [isDone, setDone] = useState(false);
  const stop = async () => setDone((await run({ params: { token } })).ok);
  return (
    <Page width="narrow">
      <Stack gap={4}>
        <Heading level={1}>{t('stop.title')}</Heading>
        <Banner tone={isDone ? 'positive' : 'critical'}>
          {isDone ? t('stop.done') : error && problem(error, t('stop.failed'))}
        </Banner>
        {!isDone && (
          <>
            <Text>{t('stop.text')}</Text>
            <div>
              <Button variant="primary" isPending={isPending} onPress={() => void stop()}>
                {t('stop.press')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Page>
  );
}
