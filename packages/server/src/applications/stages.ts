import { listStages as listEndpoint, saveStages as saveEndpoint, setApplicationStage } from '@kasb/contract';
import type { SettableApplicationStatus, StagedStatus } from '@kasb/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { companies, stages } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { Problem } from '../http/problem.ts';
import { isMine, lockAsMember } from '../membership/mine.ts';
import { lockApplication } from './lockApplications.ts';
import { moveApplications } from './moveApplications.ts';
import { readApplication } from './readApplication.ts';

const mostInStatus = 5;
const order: readonly StagedStatus[] = ['screening', 'interview', 'offer'];

async function stagesOf(db: Database, companyId: string) {
  const rows = await db
    .select()
    .from(stages)
    .where(and(eq(stages.companyId, companyId), isNull(stages.deletedAt)))
    .orderBy(asc(stages.position));
  return rows.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
}

const answerOf = (rows: Awaited<ReturnType<typeof stagesOf>>) => ({
  items: rows.map(({ id, status, name, nameUz }) => ({ id, status, name, name_uz: nameUz })),
});

/** Where applications of a company in a step of its own are to be. @throws Problem unknownStage */
export async function stageOf(db: Database, companyId: string, id: string): Promise<SettableApplicationStatus> {
  const isIt = and(eq(stages.id, id), eq(stages.companyId, companyId), isNull(stages.deletedAt));
  const [row] = isUuid(id) ? await db.select().from(stages).where(isIt).for('share') : [];
  if (!row) throw new Problem('unknownStage');
  return row.status;
}

/** Steps of a company's own. */
export const stageVerbs = [
  verb(listEndpoint, async (context, { params: { id } }) => {
    const { db } = context;
    const [company] = await db
      .select({ id: companies.id })
      .from(companies)
      .where(isMine(id, personOf(context).id));
    if (!company) throw new Problem('unknownCompany');
    return answerOf(await stagesOf(db, company.id));
  }),

  verb(saveEndpoint, async (context, { params: { id: companyId }, body }) => {
    const { db, now } = context;
    return db.transaction(async (transaction) => {
      await lockAsMember(transaction, companyId, personOf(context).id);
      checkStages(body.stages);
      const former = await stagesOf(transaction, companyId);
      const kept = new Set(body.stages.flatMap(({ id }) => id ?? []));
      const known = new Map(former.map((row) => [row.id, row]));
      if ([...kept].some((id) => !known.has(id))) throw new Problem('unknownStage');
      const gone = former.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
      // A step that went to another status leaves its applications where they are.
      const moved = body.stages.filter(({ id, status }) => id && known.get(id)?.status !== status).map(({ id }) => id);
      await transaction.execute(sql`
        update applications set stage_id = null
        where stage_id = any (${`{${[...gone, ...moved].join()}}`}::uuid[])`);
      await transaction.execute(sql`
        update stages set deleted_at = ${now.toISOString()} where id = any (${`{${gone.join()}}`}::uuid[])`);
      for (const [position, { id, status, name, nameUz }] of body.stages.entries()) {
        const row = { status, name, nameUz: nameUz ?? null, position };
        if (id === undefined) await transaction.insert(stages).values({ companyId, ...row });
        else await transaction.update(stages).set(row).where(eq(stages.id, id));
      }
      return answerOf(await stagesOf(transaction, companyId));
    });
  }),

  verb(setApplicationStage, async (context, { params: { id }, body: { stageId } }) => {
    const { db, now } = context;
    const authorId = personOf(context).id;
    return db.transaction(async (transaction) => {
      const before = await lockApplication(transaction, id, authorId);
      const status = stageId === null ? before.status : await stageOf(transaction, before.company_id, stageId);
      if (before.stage_id !== stageId)
        await moveApplications(context, transaction, { ids: [id], status, stageId, authorId, at: now });
      return readApplication(context, transaction, id);
    });
  }),
];

/** @throws Problem tooManyStages, stageTwice */
function checkStages(sent: readonly { status: StagedStatus; name: string; id?: string | undefined }[]): void {
  for (const status of order) {
    const names = sent.filter((stage) => stage.status === status).map(({ name }) => name.toLowerCase());
    if (names.length > mostInStatus) throw new Problem('tooManyStages');
    if (new Set(names).size < names.length) throw new Problem('stageTwice');
  }
  const ids = sent.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) throw new Problem('stageTwice');
}
