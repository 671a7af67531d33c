import { useMessages } from '@kasb/kit';
import { Badge, Inline, Text } from '@kasb/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { AppStep } from './AppStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { SmsStep } from './SmsStep.tsx';

interface SignInStepsProps {
  /** Between the number of the step and its fields. */
  heading?: ReactNode;
  /** The operator is signed in. */
  onDone: () => void;
}

type Step =
  | { name: 'phone' }
  | { name: 'sms'; ticket: string }
  | { name: 'enrol'; ticket: string }
  | { name: 'second'; ticket: string; secret?: string; uri?: string }
  | { name: 'codes'; codes: readonly string[] };

/** A code by SMS, then digits of an app; who enrols gets their recovery codes. */
export function SignInSteps({ heading, onDone }: SignInStepsProps) {
  const t = useMessages(operatorMessages);
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const restart = () => setStep({ name: 'phone' });
  return (
    <>
      <Inline gap={2}>
        <Badge>{t('signIn.room')}</Badge>
        {step.name !== 'codes' && (
          <Text size="sm" tone="muted">
            {t('signIn.step', { n: step.name === 'phone' || step.name === 'sms' ? 1 : 2 })}
          </Text>
        )}
      </Inline>
      {heading}
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
          onDone={(codes) => (codes.length > 0 ? setStep({ name: 'codes', codes }) : onDone())}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={onDone} />}
    </>
  );
}
