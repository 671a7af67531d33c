import { registerByPhone } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** What a new employer tells. */
export interface RegisterValues {
  phone: string;
  firstName: string;
  lastName: string;
}

/** Signs an employer up: the sign-in page knows no other role (specification, section 6). */
export function useRegister() {
  const register = useCommand(registerByPhone);
  return {
    isPending: register.isPending,
    /** Resolves to undefined when a code was sent, else to the provider's text ('' where it gave none). */
    async run(values: RegisterValues): Promise<string | undefined> {
      const result = await register.run({ body: { ...values, role: 'employer' } });
      if (!result.ok) return result.error.text ?? '';
      return result.data.status === 'otp_sent' ? undefined : '';
    },
  };
}
