import { confirmEmail, setEmail, unsubscribeEmail } from '@kasb/contract';
import type { WireAnswerOf } from '@kasb/contract';
import { MessengerError } from '../adapters/messenger/messenger.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import { fieldProblem, Problem } from '../http/problem.ts';
import { countTry } from '../http/rateLimit.ts';
import { settingsOf } from '../notifications/settings.ts';
import { hashOf } from '../sealing/secrets.ts';
import { confirmLetter } from './letters.ts';
import { closeMailbox, confirmMailbox, nameMailbox, newMailLink } from './mailbox.ts';

type WireSettings = WireAnswerOf<typeof setEmail>;

/** So many letters go to one mailbox that nobody has confirmed: whose it is may not have asked. */
const unasked = { max: 5, seconds: 24 * 60 * 60 };

/** How a person's mailbox comes to be known, and is left alone. */
export const mailVerbs = [
  verb(setEmail, async (context, { body: { email } }) => {
    const { db, now, mailer } = context;
    const { id: userId } = personOf(context);
    if (!mailer) throw new Problem('mailUnavailable');
    const known = await settingsOf(context);
    if (known.email?.address === email && isOpen(known.email)) return known;
    await countAct(db, userId, 'letters', now);
    await countTry(db, [{ bucket: `letters-to:${hashOf(email.toLowerCase()).toString('hex')}`, ...unasked }], now);
    const token = await newMailLink(db, userId, email, now);
    try {
      await mailer(confirmLetter({ to: email, id: nameOf(token), url: confirmUrl(context, token) }, context.language));
    } catch (error) {
      if (error instanceof MessengerError && error.isBlocked) throw fieldProblem('mailRefused', 'email');
      throw new Problem('channelFailed', { cause: error });
    }
    await nameMailbox(db, userId, email);
    return settingsOf(context);
  }),

  verb(confirmEmail, async (context, { body: { token } }) => {
    if (!(await confirmMailbox(context.db, personOf(context).id, token, context.now))) throw new Problem('spentLink');
    return settingsOf(context);
  }),

  verb(unsubscribeEmail, async ({ db }, { params: { token: unsubscribeToken } }) => {
    if (!(await closeMailbox(db, { unsubscribeToken }, 'unsubscribed'))) throw new Problem('spentLink');
    return {};
  }),
];

const isOpen = ({ is_confirmed, is_dead, is_unsubscribed }: NonNullable<WireSettings['email']>) =>
  is_confirmed && !is_dead && !is_unsubscribed;

/** A letter is named by what tells nothing of its link. */
const nameOf = (token: string) => hashOf(token).toString('hex');

function confirmUrl(
  { publishing: { origin }, language }: Pick<Context, 'language' | 'publishing'>,
  token: string,
): string {
  return `${origin}${language === 'uz' ? '/uz' : ''}/employer/notifications/settings?email=${token}`;
}
