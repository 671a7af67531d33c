import { loginByPhone } from '@kasb/contract';
import { useCodeCall, useCommand } from '@kasb/kit';

/** Asks for an SMS code. */
export function useRequestCode() {
  const login = useCommand(loginByPhone);
  const { isProving, run } = useCodeCall();
  return {
    isPending: login.isPending || isProving,
    isProving,
    /** `before` is the challenge of the code that another one replaces. */
    run: (phone: string, before?: string) => run((proof) => login.run({ body: { phone, challenge: before, proof } })),
  };
}
