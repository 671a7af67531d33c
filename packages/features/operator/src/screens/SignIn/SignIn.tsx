'use client';
import { sameOriginPath, Screen, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, Heading, Page, Stack, Text } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import { SignInSteps } from '../../parts/SignInSteps/SignInSteps.tsx';
import * as css from './SignIn.css.ts';

export interface SignInProps {
  /** Where to go then: a path of this site. @default '/operator/today' */
  from?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** Signs an operator in: a code by SMS, then digits of an app (docs/domain.md#operators). */
export function SignIn({ from, messages }: SignInProps) {
  return (
    <Screen bundle={operatorMessages} overrides={messages}>
      <SignInScreen from={sameOriginPath(from) ?? '/operator/today'} />
    </Screen>
  );
}

function SignInScreen({ from }: { from: string }) {
  const t = useMessages(operatorMessages);
  const navigate = useNavigate();
  return (
    <Page as="main" width="narrow" className={css.page}>
      <Card>
        <Stack gap={5}>
          <SignInSteps heading={<Heading level={1}>{t('signIn.title')}</Heading>} onDone={() => navigate(from)} />
          <Text size="sm" tone="muted">
            {t('signIn.note')}
          </Text>
        </Stack>
      </Card>
    </Page>
  );
}
