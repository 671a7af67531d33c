import { registerByPhone } from '@kasb/contract';
import { useCodeCall, useCommand } from '@kasb/kit';

/** What a new employer tells. */
export interface RegisterValues {
  phone: string;
  firstName: string;
  lastName: string;
}

/** Signs an employer up, which sends a code: the sign-in page knows no other role. */
export function useRegister() {
  const register = useCommand(registerByPhone);
  const { isProving, run } = useCodeCall();
  return {
    isPending: register.isPending || isProving,
    isProving,
    run: (values: RegisterValues) => run((proof) => register.run({ body: { ...values, role: 'employer', proof } })),
  };
}
