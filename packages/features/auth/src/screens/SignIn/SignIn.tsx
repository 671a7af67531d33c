'use client';
import { MessagesProvider, sameOriginPath, useSession } from '@kasb/kit';
import type { MessagesOf, SentCode } from '@kasb/kit';
import { Spinner } from '@kasb/ui';
import { Suspense, lazy, useEffect, useReducer } from 'react';
import type { ReactNode } from 'react';
import { useRequestCode } from '../../data/useRequestCode.ts';
import { authMessages } from '../../messages/index.ts';
import { hasFreshCode, nextSignIn, startSignIn } from '../../model/signInSteps.ts';
import type { SignInStep } from '../../model/signInSteps.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { LandingStep } from './LandingStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

// The later steps arrive while the phone is being typed, so that the first one is not kept waiting for them.
const loadOtpStep = () => import('./OtpStep.tsx');
const loadRegisterStep = () => import('./RegisterStep.tsx');
const loadSignedIn = () => import('./SignedIn.tsx');
const OtpStep = lazy(async () => ({ default: (await loadOtpStep()).OtpStep }));
const RegisterStep = lazy(async () => ({ default: (await loadRegisterStep()).RegisterStep }));
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }));

export interface SignInProps {
  /** @default 'phone' for somebody who wanted to go somewhere, else 'landing' */
  initialStep?: SignInStep;
  /** Phone to begin with, 12 digits. @default '' */
  phone?: string;
  /** Where the person wanted to go; anything but a path of this site is dropped. @default the dashboard */
  from?: string;
  /**
   * Where a browser without script posts the first step: `phone` as it was typed, `language`, and `from` if there is
   * one.
   */
  postTo?: string;
  /**
   * Where candidates sign in: an unknown phone is offered to go there, and is carried over.
   * @default nothing is offered
   */
  candidateSignInHref?: string;
  /** Phone of support in the foot, 12 digits. @default '998712000000' */
  supportPhone?: string;
  /** In the foot, before the support: such as a choice of language. @default the country */
  footer?: ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof authMessages>;
}

/** The sign-in page: landing, phone, code, registration (docs/domain.md#sign-in). */
export function SignIn({ messages, supportPhone = '998712000000', footer, ...props }: SignInProps) {
  return (
    <MessagesProvider bundle={authMessages} overrides={messages}>
      <AuthLayout supportPhone={supportPhone} footer={footer}>
        <Suspense fallback={<Spinner size={32} />}>
          <SignInSteps {...props} />
        </Suspense>
      </AuthLayout>
    </MessagesProvider>
  );
}

function SignInSteps({
  from,
  postTo,
  initialStep = sameOriginPath(from) === undefined ? 'landing' : 'phone',
  phone = '',
  candidateSignInHref,
}: Omit<SignInProps, 'messages' | 'supportPhone' | 'footer'>) {
  const { state: session } = useSession();
  const [state, send] = useReducer(nextSignIn, { step: initialStep, phone }, ({ step, phone: digits }) =>
    startSignIn({ step, phone: digits, at: Date.now() }),
  );
  const request = useRequestCode();
  useEffect(() => {
    // A failure here is met again, and shown, when the step is opened.
    Promise.all([loadOtpStep(), loadRegisterStep(), loadSignedIn()]).catch(() => undefined);
  }, []);
  // Not `match`, which comes with what pages load after this one.
  switch (session.status) {
    case 'signedIn':
      return <SignedIn user={session.user} from={sameOriginPath(from)} />;
    case 'loading':
      // A visitor's first step is there at once, also in HTML from a server; what follows it waits for the session.
      if (state.step !== 'landing' && state.step !== 'phone') return <Spinner size={32} />;
      break;
    case 'visitor':
    case 'unavailable':
  }

  const back = () => send({ type: 'back' });
  const phoneForm = {
    postTo,
    from: sameOriginPath(from),
    phone: state.phone,
    isPending: request.isPending,
    isProving: request.isProving,
    async onSubmit(digits: string) {
      if (hasFreshCode(state, digits, Date.now())) {
        send({ type: 'codeStillValid' });
        return undefined;
      }
      const result = await request.run(digits);
      if (result.ok) send({ type: 'codeSent', phone: digits, code: result.data });
      else if (result.error.is('unknownPhone')) send({ type: 'phoneUnknown', phone: digits });
      else return result.error;
      return undefined;
    },
  };
  const codeSent = (code: SentCode) => send({ type: 'codeSent', phone: state.phone, code });
  switch (state.step) {
    case 'landing':
      return <LandingStep {...phoneForm} />;
    case 'phone':
      return <PhoneStep {...phoneForm} onBack={back} />;
    case 'otp':
      return (
        <OtpStep
          phone={state.phone}
          code={state.code ?? { at: 0, challenge: undefined }}
          onBack={back}
          onResent={codeSent}
        />
      );
    case 'register':
      return (
        <RegisterStep
          phone={state.phone}
          candidateSignInHref={candidateSignInHref}
          onBack={back}
          onRegistered={codeSent}
        />
      );
  }
}
