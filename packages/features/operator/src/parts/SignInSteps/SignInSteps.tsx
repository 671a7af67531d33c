import { useMessages } from '@kasb/kit';
import { Badge, Heading, Logo, Text } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import { AppStep } from './AppStep.tsx';
import { EnrolStep } from './EnrolStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import * as css from './SignInSteps.css.ts';
import { SmsStep } from './SmsStep.tsx';

interface SignInStepsProps {
  /** Whether it is the page itself: it has a heading then, and whose page it is. @default false */
  isPage?: boolean;
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
export function SignInSteps({ isPage = false, onDone }: SignInStepsProps) {
  const t = useMessages(operatorMessages);
  const [step, setStep] = useState<Step>({ name: 'phone' });
  const n = step.name === 'phone' || step.name === 'sms' ? 1 : 2;
  const isByApp = step.name === 'second' && step.secret === undefined;
  const restart = () => setStep({ name: 'phone' });
  return (
    <>
      {isPage && (
        <div className={css.head}>
          <Logo />
          <Badge>{t('signIn.room')}</Badge>
        </div>
      )}
      <div>
        {isPage && <Heading level={1}>{t(isByApp ? 'signIn.appTitle' : 'signIn.title')}</Heading>}
        {step.name !== 'codes' && (
          <Text tone="muted">{[t('signIn.step', { n }), ...(isByApp ? [t('signIn.appText')] : [])].join('. ')}</Text>
        )}
      </div>
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
