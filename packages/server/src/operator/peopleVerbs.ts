import { blockPerson, endPersonSessions, getPerson, listPeople, revealPerson, unblockPerson } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { blockUser, unblockUser } from '../auth/blocking.ts';
import { endManySessions } from '../auth/endSessions.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { isUuid } from '../db/ids.ts';
import { sessions } from '../db/schema/index.ts';
import { finishPage, foundApart, pageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { countPeople, findPeople, listedAnswer, readPerson, revealPhone } from './people.ts';

/** What operators do about people. */
export const peopleVerbs = [
  verb(listPeople, async (context, { query }) => {
    const total = await countPeople(context, query);
    const rows = await findPeople(context.db, query, pageStart(query), total);
    const page = finishPage(listPeople, context.headers, { query }, foundApart(total, rows));
    return { items: page.map((row) => listedAnswer(row, query.search)) };
  }),
  verb(getPerson, (context, { params: { id } }) => readPerson(context, id)),
  verb(revealPerson, async (context, { params: { id }, body: { reason } }) => ({
    phone: await revealPhone(context, id, reason),
  })),
  verb(endPersonSessions, async (context, { params: { id }, body: { sessionId } }) => {
    await refuseLeaving(context, id);
    const isOne = sessionId !== undefined;
    const isKnown = !isOne || isUuid(sessionId);
    const which = isOne ? eq(sessions.id, sessionId) : undefined;
    const ended = isKnown ? await endManySessions(context.db, context, id, which) : 0;
    return { ended, person: await readPerson(context, id) };
  }),
  verb(blockPerson, async (context, { params: { id }, body: { reason } }) => {
    await refuseLeaving(context, id);
    await blockUser(context.db, context, id, reason);
    return readPerson(context, id);
  }),
  verb(unblockPerson, async (context, { params: { id }, body: { reason } }) => {
    await refuseLeaving(context, id);
    await unblockUser(context.db, context, { userId: id, reason });
    return readPerson(context, id);
  }),
];

/** @throws Problem unknownPerson, and accountLeaving: nothing is done any more to who asked to be forgotten */
async function refuseLeaving(context: Pick<Context, 'db' | 'language' | 'now'>, id: string): Promise<void> {
  const { leaving_at: leavingAt } = await readPerson(context, id);
  if (leavingAt) throw new Problem('accountLeaving');
}
