import {
  ApiError,
  getCandidateDashboard,
  listCandidateApplications,
  loginByPhone,
  registerByPhone,
  respondToVacancy,
  verifyPhone,
} from '@kasb/contract';
import { useCommand, useSession } from '@kasb/kit';
import type { Result } from '@kasb/kit';

/** What a visitor tells of themselves. */
export interface Introduction {
  firstName: string;
  lastName: string;
  /** 12 digits. */
  phone: string;
}

/** A code that was sent. */
export interface SentCode {
  /** Milliseconds since 1970. */
  at: number;
  /** What it is shown with, where the provider says it. */
  challenge: string | undefined;
}

/** How showing a code ended: as the candidate of that phone, or with a phone that is an employer's. */
export type Shown = Result<{ isEmployer: boolean; name: string }>;

/** The calls of responding by phone: a code, its proof, the response. */
export function useRespondFlow(vacancyId: string) {
  const login = useCommand(loginByPhone);
  const register = useCommand(registerByPhone);
  const verify = useCommand(verifyPhone);
  const respond = useCommand(respondToVacancy, { touches: [listCandidateApplications, getCandidateDashboard] });
  const { signIn, signOut } = useSession();
  return {
    isPending: login.isPending || register.isPending || verify.isPending || respond.isPending,
    /** Sends a code: to a phone that is known, else to one that is introduced by it. */
    async askForCode({ phone, firstName, lastName }: Introduction): Promise<Result<SentCode>> {
      const known = await login.run({ body: { phone } });
      const result =
        known.ok || !known.error.is('unknownPhone')
          ? known
          : await register.run({ body: { phone, firstName, lastName, role: 'candidate' } });
      if (!result.ok) return result;
      const { status, challenge } = result.data;
      return status === 'otp_sent'
        ? { ok: true, data: { at: Date.now(), challenge } }
        : { ok: false, error: new ApiError({ kind: 'answer' }) };
    },
    /** Shows the code, which signs a candidate in; an employer is signed out again. */
    async showCode(phone: string, code: string, challenge: string | undefined): Promise<Shown> {
      const result = await verify.run({ body: { phone, code, challenge } });
      if (!result.ok) return result;
      const { user } = result.data;
      const isEmployer = user?.role === 'employer';
      if (isEmployer) await signOut();
      else signIn(result.data);
      return { ok: true, data: { isEmployer, name: [user?.firstName, user?.lastName].filter(Boolean).join(' ') } };
    },
    /** Sends the response: one that was sent already, as where its answer was lost, is sent. */
    async send(message: string): Promise<ApiError | undefined> {
      const result = await respond.run({ body: { vacancyId, message: message || undefined } });
      return result.ok || result.error.is('alreadyResponded') ? undefined : result.error;
    },
  };
}
