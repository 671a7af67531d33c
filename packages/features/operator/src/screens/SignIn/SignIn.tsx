'use client';
import { LoadFailure, match, sameOriginPath, Screen, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, Heading, Page, Spinner, Stack, Text } from '@kasb/ui';
import { Lock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOperator } from '../../data/room.ts';
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
  const [isSignedIn, setSignedIn] = useState(false);
  return (
    <Page as="main" width="narrow" className={css.page}>
      <Card className={css.card}>
        <Stack gap={5}>
          {isSignedIn ? (
            <>
              <Heading level={1}>{t('signIn.title')}</Heading>
              <Entering to={from} />
            </>
          ) : (
            <SignInSteps isPage onDone={() => setSignedIn(true)} />
          )}
          <div className={css.note}>
            <Lock />
            <Text size="sm" tone="muted">
              {t('signIn.note')}
            </Text>
          </div>
        </Stack>
      </Card>
    </Page>
  );
}

/** Waits until it is known who came in: what a page asked as a visitor would send them back here. */
function Entering({ to }: { to: string }) {
  const t = useMessages(operatorMessages);
  return match(useOperator(), {
    loading: () => <Spinner />,
    error: (failure) =>
      failure.error.is('noSession') ? <Spinner /> : <LoadFailure failure={failure}>{t('dataFailed')}</LoadFailure>,
    ready: () => <Entered to={to} />,
  });
}

function Entered({ to }: { to: string }) {
  const navigate = useNavigate();
  const enter = useEffectEvent(() => navigate(to));
  useEffect(() => enter(), []);
  return null;
}
