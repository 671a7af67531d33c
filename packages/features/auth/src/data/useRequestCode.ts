import { loginByPhone } from '@kasb/contract';
import type { ApiError } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { useProof } from './useProof.ts';

/** How asking for a code ended; `sent` carries what the code is shown with and `failed` the error, if there is one. */
export type RequestCodeResult =
  | { outcome: 'sent'; challenge: string | undefined }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; error?: ApiError };

/** Asks for an SMS code. Any other status than `otp_sent` is a failure. */
export function useRequestCode() {
  const login = useCommand(loginByPhone);
  const proof = useProof();
  return {
    isPending: login.isPending || proof.isProving,
    isProving: proof.isProving,
    /** `before` is the challenge of the code that another one replaces. */
    async run(phone: string, before?: string): Promise<RequestCodeResult> {
      const result = await proof.run((solved) => login.run({ body: { phone, challenge: before, proof: solved } }));
      if (result.ok) {
        const { status, challenge } = result.data;
        return status === 'otp_sent' ? { outcome: 'sent', challenge } : { outcome: 'failed' };
      }
      return result.error.is('unknownPhone') ? { outcome: 'unknown' } : { outcome: 'failed', error: result.error };
    },
  };
}
