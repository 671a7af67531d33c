import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUuid } from '../db/ids.ts';
import { applications } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';

/** A candidate's own response, for a change of it. @throws Problem unknownResponse */
export async function lockResponse(transaction: Database, id: string, personId: string) {
  if (!isUuid(id)) throw new Problem('unknownResponse');
  const [row] = await transaction
    .select()
    .from(applications)
    .where(and(eq(applications.id, id), eq(applications.candidateId, personId)))
    .for('update');
  if (!row) throw new Problem('unknownResponse');
  return row;
}
