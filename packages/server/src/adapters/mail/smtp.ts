import { createTransport } from 'nodemailer';
import { MessengerError } from '../messenger/messenger.ts';
import type { Mailer } from './mailer.ts';

interface SmtpOptions {
  /** The mail server, with the name and the password that it wants: `smtps://name:password@mail.example.uz`. */
  url: string;
  /** The address that letters come from. */
  from: string;
  /** How long a silent server is waited for. @default 10 seconds */
  timeoutMs?: number;
}

/** What of a failure is told; the rest may hold addresses and passwords. */
interface SmtpFailure {
  code?: string;
  /** What the server answered, where it did. */
  responseCode?: number;
  /** To what. */
  command?: string;
}

/** A full mailbox may be emptied. */
const isFull = (status: number) => status === 552;

/** Sends through a mail server by SMTP. */
export function createSmtp({ url, from, timeoutMs = 10_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.slice(from.indexOf('@') + 1);
  return async ({ id, to, subject, text, html, unsubscribe }) => {
    try {
      await transport.sendMail({
        from: { name: 'Kasb', address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          // Nobody's holiday has to answer it.
          'auto-submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'list-unsubscribe': `<${unsubscribe}>`,
            'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    } catch (error) {
      const { code = 'lost', responseCode: status, command = '' } = error as SmtpFailure;
      if (status === undefined) throw new MessengerError(`The mail server is out of reach (${code})`);
      // Who may send at all is between the servers: that is mended here, and the letter goes later.
      const isRefused = status >= 500 && !isFull(status) && /^(?:RCPT|DATA)/.test(command);
      throw new MessengerError(`The mail server refused (${status}, ${command.slice(0, 20)})`, {
        isBlocked: isRefused && command.startsWith('RCPT'),
        isFinal: isRefused,
      });
    }
  };
}
