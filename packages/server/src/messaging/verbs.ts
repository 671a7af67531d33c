import { linkTelegram, unlinkTelegram } from '@kasb/contract';
import { verb } from '../context/verb.ts';
import { notificationSettings } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { leaveChat, newLink } from './chats.ts';

/** How a person's chat comes to be known, and forgotten. */
export const messagingVerbs = [
  verb(linkTelegram, async (context) => {
    const { db, now, language, messenger, requestOrigin } = context;
    const { id: userId } = personOf(context);
    if (!messenger) throw new Problem('channelUnavailable');
    await countAct(db, userId, 'chatLinks', now);
    // The bot speaks the language in which it was connected.
    await db.insert(notificationSettings).values({ userId, language }).onConflictDoNothing();
    const { token, expiresAt } = await newLink(db, userId, now);
    return { url: messenger.startUrl(token, requestOrigin), expires_at: expiresAt.toISOString() };
  }),

  verb(unlinkTelegram, async (context) => {
    await leaveChat(context.db, { userId: personOf(context).id });
    return {};
  }),
];
