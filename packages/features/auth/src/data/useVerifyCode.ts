import { verifyPhone } from '@kasb/contract';
import { useCommand, useSession } from '@kasb/kit';

/** Checks the code; a right one signs the person in on this device. */
export function useVerifyCode() {
  const verify = useCommand(verifyPhone);
  const { signIn } = useSession();
  return {
    isPending: verify.isPending,
    async run(shown: { phone: string; code: string; challenge: string | undefined }) {
      const result = await verify.run({ body: shown });
      if (result.ok) signIn(result.data);
      return result;
    },
  };
}
