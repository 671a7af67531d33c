import { takeBackVote, voteForApplication } from '@kasb/contract';
import type { VoteValue } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { applicationVotes } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { isMyApplication } from './findApplication.ts';

interface Counted extends Record<string, unknown> {
  yes: number;
  no: number;
}

/** Changes a vote while the application is locked, and counts them anew. @throws Problem unknownApplication */
async function change(
  context: Pick<Context, 'actor' | 'db'>,
  id: string,
  { mine, write }: { mine: VoteValue | null; write: (transaction: Database, userId: string) => Promise<unknown> },
) {
  const userId = personOf(context).id;
  return context.db.transaction(async (transaction) => {
    const [row] = await rowsOf(transaction)`
      select applications.id from applications
      join vacancies on vacancies.id = applications.vacancy_id
      join companies on companies.id = vacancies.company_id
      where ${isMyApplication(id, userId)} for no key update of applications`;
    if (!row) throw new Problem('unknownApplication');
    await write(transaction, userId);
    const [votes] = await rowsOf<Counted>(transaction)`
      update applications set
        votes_yes = (select count(*) from application_votes where application_id = applications.id
          and value in ('yes', 'rather_yes')),
        votes_no = (select count(*) from application_votes where application_id = applications.id
          and value in ('no', 'rather_no'))
      where id = ${id} returning votes_yes as yes, votes_no as no`;
    return { votes: { yes: votes?.yes ?? 0, no: votes?.no ?? 0, mine }, mine };
  });
}

/** What a colleague thinks of an applicant. */
export const voteVerbs = [
  verb(voteForApplication, (context, { params: { id }, body: { value, comment = null } }) =>
    change(context, id, {
      mine: value,
      write: (transaction, userId) =>
        transaction
          .insert(applicationVotes)
          .values({ applicationId: id, userId, value, comment, at: context.now })
          .onConflictDoUpdate({
            target: [applicationVotes.applicationId, applicationVotes.userId],
            set: { value, comment, at: context.now },
          }),
    }),
  ),

  verb(takeBackVote, (context, { params: { id } }) =>
    change(context, id, {
      mine: null,
      write: (transaction, userId) =>
        transaction
          .delete(applicationVotes)
          .where(and(eq(applicationVotes.applicationId, id), eq(applicationVotes.userId, userId))),
    }),
  ),
];
