/** Steps of the sign-in page (specification, section 4: Auth). `phone` is `landing` for somebody sent here by a guard. */
export type SignInStep = 'landing' | 'phone' | 'otp' | 'register';

/** How long to wait before another code may be asked for, in milliseconds (decisions, section 2). */
export const RESEND_AFTER_MS = 60_000;

/** Where the person is, and for which number. */
export interface SignInState {
  step: SignInStep;
  /** 12 digits, or what was typed so far. */
  phone: string;
  /** When the last code was sent, in milliseconds since 1970. */
  sentAt: number | undefined;
}

/** What may happen on the way. */
export type SignInEvent =
  | { type: 'codeSent'; phone: string; at: number }
  | { type: 'phoneUnknown'; phone: string }
  | { type: 'codeStillValid' }
  | { type: 'back' };

/** The state to begin with. A page that opens on `otp` counts the code as sent at that moment. */
export function startSignIn({ step, phone, at }: { step: SignInStep; phone: string; at: number }): SignInState {
  return { step, phone, sentAt: step === 'otp' ? at : undefined };
}

/** The next state. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'codeSent':
      return { ...state, step: 'otp', phone: event.phone, sentAt: event.at };
    case 'phoneUnknown':
      return { ...state, step: 'register', phone: event.phone };
    case 'codeStillValid':
      return { ...state, step: 'otp' };
    case 'back':
      return { ...state, step: 'landing' };
  }
}

/** Whether the code sent last is for this number and young enough to be typed instead of asking for another. */
export function hasFreshCode(state: SignInState, phone: string, at: number): boolean {
  return state.sentAt !== undefined && state.phone === phone && at - state.sentAt < RESEND_AFTER_MS;
}
