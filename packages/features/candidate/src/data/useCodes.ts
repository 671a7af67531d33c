import { loginByPhone, registerByPhone, verifyPhone } from '@kasb/contract';
import { useCodeCall, useCommand, useSession } from '@kasb/kit';
import type { Result, SentCode } from '@kasb/kit';

/** What a visitor tells of themselves. */
export interface Introduction {
  firstName: string;
  lastName: string;
  /** 12 digits. */
  phone: string;
}

/** How showing a code ended: as the candidate of that phone, or with a phone that is an employer's. */
export type Shown = Result<{ isEmployer: boolean; name: string }>;

/** The codes of candidates: asked for, and shown. */
export function useCodes() {
  const login = useCommand(loginByPhone);
  const register = useCommand(registerByPhone);
  const verify = useCommand(verifyPhone);
  const { isProving, run } = useCodeCall();
  const { signIn, signOut } = useSession();
  return {
    isPending: login.isPending || register.isPending || verify.isPending || isProving,
    isProving,
    /** Sends a code to a phone that is known; `before` is the challenge of the one that it replaces. */
    askKnown: (phone: string, before?: string): Promise<Result<SentCode>> =>
      run((proof) => login.run({ body: { phone, challenge: before, proof } })),
    /** Sends a code to a new candidate. */
    askNew: (introduction: Introduction): Promise<Result<SentCode>> =>
      run((proof) => register.run({ body: { ...introduction, role: 'candidate', proof } })),
    /**
     * Shows the code, which signs a candidate in; an employer is signed out again, unless somebody hears of it first.
     */
    async show(
      phone: string,
      code: string,
      challenge: string | undefined,
      onShown?: (isEmployer: boolean) => void,
    ): Promise<Shown> {
      const result = await verify.run({ body: { phone, code, challenge } });
      if (!result.ok) return result;
      const { user } = result.data;
      const isEmployer = user?.role === 'employer';
      onShown?.(isEmployer);
      if (isEmployer && !onShown) await signOut();
      else signIn(result.data);
      return { ok: true, data: { isEmployer, name: [user?.firstName, user?.lastName].filter(Boolean).join(' ') } };
    },
  };
}
