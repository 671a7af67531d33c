import { RESEND_AFTER_MS } from '@kasb/kit';
import type { SentCode } from '@kasb/kit';

/** Steps of the sign-in page (docs/domain.md#sign-in). `phone` is `landing` for somebody sent here by a guard. */
export type SignInStep = 'landing' | 'phone' | 'otp' | 'register';

/** Where the person is, and for which number. */
export interface SignInState {
  step: SignInStep;
  /** 12 digits, or what was typed so far. */
  phone: string;
  /** The last code. */
  code: SentCode | undefined;
}

/** What may happen on the way. */
export type SignInEvent =
  | { type: 'codeSent'; phone: string; code: SentCode }
  | { type: 'phoneUnknown'; phone: string }
  | { type: 'codeStillValid' }
  | { type: 'back' };

/** The state to begin with. A page that opens on `otp` counts the code as sent at that moment. */
export function startSignIn({ step, phone, at }: { step: SignInStep; phone: string; at: number }): SignInState {
  return { step, phone, code: step === 'otp' ? { at, challenge: undefined } : undefined };
}

/** The next state. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'codeSent':
      return { step: 'otp', phone: event.phone, code: event.code };
    case 'phoneUnknown':
      return { ...state, step: 'register', phone: event.phone };
    case 'codeStillValid':
      return { ...state, step: 'otp' };
    case 'back':
      return { ...state, step: 'landing' };
  }
}

/** Whether the code sent last is for this number and young enough to be typed instead of asking for another. */
export function hasFreshCode({ code, phone: asked }: SignInState, phone: string, at: number): boolean {
  return code !== undefined && asked === phone && at - code.at < RESEND_AFTER_MS;
}
