import { mostInBatch } from '@kasb/contract';
import type { BodyOf, countBatchReaders, SkippedWhy } from '@kasb/contract';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import type { BatchOutcome } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { vacanciesOf } from './listApplications.ts';
import type { FoundApplication } from './lockApplications.ts';
import { stageOf } from './stages.ts';
import { isWanted } from './wanted.ts';

type Meant = BodyOf<typeof countBatchReaders>;
type Action = NonNullable<Meant['action']>;

/** The applications that are meant. @throws Problem batchTooLarge */
export async function meantBy(db: Database, meant: Meant, personId: string): Promise<string[]> {
  const { applicationIds, filter, exceptIds = [] } = meant;
  if (applicationIds) return atMost([...new Set(applicationIds)]);
  if (!filter) return [];
  const { vacancy_id: vacancyId, ...wanted } = filter;
  const rows = await rowsOf<{ id: string }>(db)`
    with mine as materialized (${vacanciesOf(personId, vacancyId)})
    select id from applications where vacancy_id in (select id from mine) and ${isWanted(wanted)}
    limit ${mostInBatch + exceptIds.length + 1}`;
  const except = new Set(exceptIds);
  return atMost(rows.map(({ id }) => id).filter((id) => !except.has(id)));
}

function atMost(ids: string[]): string[] {
  if (ids.length > mostInBatch) throw new Problem('batchTooLarge');
  return ids;
}

interface Plan {
  /** The step that they go to. */
  stageId: string | null;
  toMove: FoundApplication[];
  /** Who was refused before, without a reason. */
  toExplain: FoundApplication[];
  /** Who is only written to. */
  toWrite: FoundApplication[];
  skipped: BatchOutcome['skipped'];
}

/** What is to be done to each: the same whether it is done or only asked for. @throws Problem unknownStage */
export async function planBatch(
  db: Database,
  action: Action | undefined,
  { ids, found }: { ids: readonly string[]; found: readonly FoundApplication[] },
): Promise<Plan> {
  const stageId = action ? await stageFor(db, action, found) : null;
  const known = new Set(found.map(({ id }) => id));
  const skipped: Plan['skipped'] = ids.filter((id) => !known.has(id)).map((id) => ({ id, why: 'not_found' }));
  const plan: Plan = { stageId, toMove: [], toExplain: [], toWrite: [], skipped };
  for (const row of found) {
    const why = whySkipped(row, action === undefined);
    if (why) skipped.push({ id: row.id, why });
    else if (!action) plan.toWrite.push(row);
    else if (row.status !== action.status || row.stage_id !== stageId) plan.toMove.push(row);
    else if (action.status === 'rejected' && row.refusal_reason === null) plan.toExplain.push(row);
    else skipped.push({ id: row.id, why: 'same' });
  }
  return plan;
}

function whySkipped(row: FoundApplication, isOnlyWrittenTo: boolean): SkippedWhy | undefined {
  if (row.is_withdrawn) return 'withdrawn';
  if (row.is_gone) return 'hidden';
  return isOnlyWrittenTo && row.candidate_id === null ? 'headhunter' : undefined;
}

/** The step that they go to, which is of one company and of the status. @throws Problem unknownStage */
async function stageFor(
  db: Database,
  { status, stageId }: Action,
  found: readonly FoundApplication[],
): Promise<string | null> {
  if (stageId === undefined) return null;
  for (const companyId of new Set(found.map(({ company_id }) => company_id)))
    if ((await stageOf(db, companyId, stageId)) !== status) throw new Problem('unknownStage');
  return stageId;
}
