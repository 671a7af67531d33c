import { RESEND_AFTER_MS } from '@kasb/kit';
import { describe, expect, it } from 'vitest';
import { hasFreshCode, nextSignIn, startSignIn } from './signInSteps.ts';

const phone = '998901234567';
const sentAt = (at: number, challenge?: string) => ({ at, challenge });
const landing = startSignIn({ step: 'landing', phone: '', at: 0 });

describe('steps of sign-in', () => {
  it('asks for the code after it was sent', () => {
    expect(nextSignIn(landing, { type: 'codeSent', phone, code: sentAt(5) })).toEqual({
      step: 'otp',
      phone,
      code: sentAt(5),
    });
  });

  it('shows a code with the challenge that came with it', () => {
    const first = nextSignIn(landing, { type: 'codeSent', phone, code: sentAt(5, 'first') });
    expect(nextSignIn(nextSignIn(first, { type: 'back' }), { type: 'codeStillValid' }).code?.challenge).toBe('first');
    expect(nextSignIn(first, { type: 'codeSent', phone, code: sentAt(9) }).code?.challenge).toBeUndefined();
  });

  it('asks an unknown phone to introduce itself, then for the code', () => {
    const register = nextSignIn(landing, { type: 'phoneUnknown', phone });
    expect(register).toMatchObject({ step: 'register', phone });
    expect(nextSignIn(register, { type: 'codeSent', phone, code: sentAt(5) }).step).toBe('otp');
  });

  it('goes back to the landing and keeps the number', () => {
    const otp = nextSignIn(landing, { type: 'codeSent', phone, code: sentAt(5) });
    expect(nextSignIn(otp, { type: 'back' })).toMatchObject({ step: 'landing', phone });
    expect(nextSignIn(startSignIn({ step: 'phone', phone: '', at: 0 }), { type: 'back' }).step).toBe('landing');
  });

  it('does not ask for a second code while the first is fresh and for the same number', () => {
    const sent = nextSignIn(nextSignIn(landing, { type: 'codeSent', phone, code: sentAt(0) }), { type: 'back' });
    expect(hasFreshCode(sent, phone, RESEND_AFTER_MS - 1)).toBe(true);
    expect(hasFreshCode(sent, phone, RESEND_AFTER_MS)).toBe(false);
    expect(hasFreshCode(sent, '998911112233', 1)).toBe(false);
    expect(hasFreshCode(landing, phone, 1)).toBe(false);
  });
});
