import { object, safeParse, string } from 'valibot';
import { SmsError } from './sms.ts';
import type { SmsSender } from './sms.ts';

interface EskizOptions {
  /** Where the API is, `https://notify.eskiz.uz`. */
  url: string;
  email: string;
  password: string;
  /** The sender's name or number that Eskiz assigned. */
  from: string;
  /** @default 10 seconds */
  timeoutMs?: number;
}

const loginAnswer = object({ data: object({ token: string() }) });
const sendAnswer = object({ id: string() });

/** Sends through the Eskiz.uz gateway. Its token lives 30 days: it is kept, and taken anew when it is refused. */
export function createEskiz({ url, email, password, from, timeoutMs = 10_000 }: EskizOptions): SmsSender {
  let token: Promise<string> | undefined;

  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });

  async function logIn(): Promise<string> {
    const response = await post('/api/auth/login', { email, password });
    const answer = safeParse(loginAnswer, await response.json().catch(() => undefined));
    if (!response.ok || !answer.success) throw new SmsError('Eskiz refused to log in', response.status);
    return answer.output.data.token;
  }

  /** One log-in serves all who wait for it; a failed one is forgotten. */
  function currentToken(): Promise<string> {
    token ??= logIn().catch((error: unknown) => {
      token = undefined;
      throw error;
    });
    return token;
  }

  return async ({ to, text }) => {
    const send = async () => {
      const authorization = `Bearer ${await currentToken()}`;
      return post('/api/message/sms/send', { mobile_phone: to, message: text, from }, { authorization });
    };
    let response = await send();
    if (response.status === 401) {
      token = undefined;
      response = await send();
    }
    const answer = safeParse(sendAnswer, await response.json().catch(() => undefined));
    if (!response.ok || !answer.success) throw new SmsError('Eskiz refused a message', response.status);
  };
}
