import type { ApiError } from '@kasb/contract';
import { RESEND_AFTER_MS } from '@kasb/kit';
import type { SentCode } from '@kasb/kit';
import { useState } from 'react';
import { useCodes } from '../../data/useCodes.ts';
import { useConsent } from '../../data/useConsent.ts';

/** The steps of a candidate's sign-in; what was typed stays. */
export function useSignInSteps(firstPhone: string) {
  const codes = useCodes();
  const consent = useConsent();
  const [step, setStep] = useState<'phone' | 'names' | 'code'>('phone');
  const [phone, setPhone] = useState(firstPhone);
  const [code, setCode] = useState<SentCode & { phone: string }>();
  const [names, setNames] = useState<{ firstName: string; lastName: string }>();
  const [error, setError] = useState<ApiError>();
  const [isResent, setResent] = useState(false);
  const [isEmployers, setEmployers] = useState(false);

  const received = (to: string, result: Awaited<ReturnType<typeof codes.askKnown>>) => {
    if (!result.ok) return setError(result.error);
    setCode({ ...result.data, phone: to });
    setStep('code');
  };
  return {
    step,
    phone,
    code,
    error,
    isResent,
    isEmployers,
    isPending: codes.isPending || consent.isPending,
    isProving: codes.isProving,
    /** Asks for a code, or for the names of somebody new. */
    async ask(digits: string) {
      setError(undefined);
      setPhone(digits);
      setNames(undefined);
      if (code?.phone === digits && Date.now() - code.at < RESEND_AFTER_MS) return setStep('code');
      const result = await codes.askKnown(digits);
      if (!result.ok && result.error.is('unknownPhone')) return setStep('names');
      received(digits, result);
    },
    async introduce(told: { firstName: string; lastName: string }) {
      setError(undefined);
      setNames(told);
      received(phone, await codes.askNew({ ...told, phone }));
    },
    async resend() {
      setError(undefined);
      const result = names ? await codes.askNew({ ...names, phone }) : await codes.askKnown(phone, code?.challenge);
      received(phone, result);
      setResent(result.ok);
    },
    /** Shows the code; somebody new has agreed to the terms by the press that introduced them. */
    async show(typed: string) {
      setError(undefined);
      const result = await codes.show(phone, typed, code?.challenge, setEmployers);
      if (!result.ok) return setError(result.error);
      if (names && !result.data.isEmployer) await consent.give();
    },
    restart() {
      setError(undefined);
      setResent(false);
      setEmployers(false);
      setStep('phone');
    },
    forget: () => setError(undefined),
  };
}
