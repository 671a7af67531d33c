'use client';
import { sameOriginPath, Screen, useMessages, useNavigate } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Badge, Card, Heading, Inline, Page, Stack, Text } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { RecoveryCodes } from '../../parts/RecoveryCodes.tsx';
import { AppStep } from './AppStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import * as css from './SignIn.css.ts';
import { SmsStep } from './SmsStep.tsx';

export interface SignInProps {
  /** Where to go then: a path of this site. @default '/operator/today' */
  from?: string;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

type Step =
  | { name: 'phone' }
  | { name: 'sms'; ticket: string }
  | { name: 'enrol'; ticket: string }
  | { name: 'second'; ticket: string; secret?: string; uri?: string }
  | { name: 'codes'; codes: readonly string[] };

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
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const restart = () => setStep({ name: 'phone' });
  return (
    <Page as="main" width="narrow" className={css.page}>
      <Card>
        <Stack gap={5}>
          <Inline gap={2}>
            <Badge>{t('signIn.room')}</Badge>
            {step.name !== 'codes' && (
              <Text size="sm" tone="muted">
                {t('signIn.step', { n: step.name === 'phone' || step.name === 'sms' ? 1 : 2 })}
              </Text>
            )}
          </Inline>
          <Heading level={1}>{t('signIn.title')}</Heading>
          {step.name === 'phone' && <PhoneStep onDone={(ticket) => setStep({ name: 'sms', ticket })} />}
          {step.name === 'sms' && <SmsStep ticket={step.ticket} onRestart={restart} onDone={setStep} />}
          {step.name === 'enrol' && (
            <EnrolStep
              ticket={step.ticket}
              onRestart={restart}
              onDone={(enrolled) => setStep({ name: 'second', ...enrolled })}
            />
          )}
          {step.name === 'second' && (
            <AppStep
              {...step}
              onRestart={restart}
              onDone={(codes) => (codes.length > 0 ? setStep({ name: 'codes', codes }) : navigate(from))}
            />
          )}
          {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => navigate(from)} />}
          <Text size="sm" tone="muted">
            {t('signIn.note')}
          </Text>
        </Stack>
      </Card>
    </Page>
  );
}
