import { verifyPhone } from '@kasb/contract';
import { useCommand, useSession } from '@kasb/kit';

/** Checks the code; a right one signs the person in on this device. */
export function useVerifyCode() {
  const verify = useCommand(verifyPhone);
  const { signIn } = useSession();
  return {
    isPending: verify.isPending,
    /** Resolves to undefined when signed in, else to the provider's text ('' where it gave none). */
    async run(phone: string, code: string): Promise<string | undefined> {
      const result = await verify.run({ body: { phone, code } });
      if (!result.ok) return result.error.text ?? '';
      signIn(result.data);
      return undefined;
    },
  };
}
