import { loginByPhone } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** How asking for a code ended; `failed` carries the provider's text, if it gave one. */
export type RequestCodeResult =
  | { outcome: 'sent' }
  | { outcome: 'unknown' }
  | { outcome: 'failed'; text: string | undefined };

/** Asks for an SMS code. A 404 means that nobody signed up with this number; any other status than `otp_sent` is a failure. */
export function useRequestCode() {
  const login = useCommand(loginByPhone);
  return {
    isPending: login.isPending,
    async run(phone: string): Promise<RequestCodeResult> {
      const result = await login.run({ body: { phone } });
      if (result.ok)
        return result.data.status === 'otp_sent' ? { outcome: 'sent' } : { outcome: 'failed', text: undefined };
      return result.error.status === 404 ? { outcome: 'unknown' } : { outcome: 'failed', text: result.error.text };
    },
  };
}
