import { registerByPhone } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { useProof } from './useProof.ts';
import type { RequestCodeResult } from './useRequestCode.ts';

/** What a new employer tells. */
export interface RegisterValues {
  phone: string;
  firstName: string;
  lastName: string;
}

/** Signs an employer up: the sign-in page knows no other role. */
export function useRegister() {
  const register = useCommand(registerByPhone);
  const proof = useProof();
  return {
    isPending: register.isPending || proof.isProving,
    isProving: proof.isProving,
    async run(values: RegisterValues): Promise<Exclude<RequestCodeResult, { outcome: 'unknown' }>> {
      const result = await proof.run((solved) =>
        register.run({ body: { ...values, role: 'employer', proof: solved } }),
      );
      if (!result.ok) return { outcome: 'failed', error: result.error };
      const { status, challenge } = result.data;
      return status === 'otp_sent' ? { outcome: 'sent', challenge } : { outcome: 'failed' };
    },
  };
}
