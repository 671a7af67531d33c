import { getCompany, getVacancy, pathOf } from '@kasb/contract';
import { pageSize } from './lists.ts';
import { begin, jsonOf } from './notes.ts';
import { bearer, unknownId } from './reads.ts';
import type { Reading } from './reads.ts';
import { isGot } from './wire.ts';
import type { Got, Missed } from './wire.ts';

/** What a refusal tells, without what differs from one request to the next. */
function toldBy(answer: Got | Missed): string {
  if (!isGot(answer)) return answer.reason;
  const body = jsonOf(answer);
  const { error, code } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return begin(`${answer.status} ${JSON.stringify({ error, code })}`);
}

/** Checks that what is somebody else's is refused as what is not there: nobody learns that it exists. */
export async function checkForeign({ wire, notes, found }: Reading, token: string): Promise<void> {
  const own = found.get('listCompanies');
  // Of a list that goes on, nobody knows what else is in it.
  const ids = own && own.length < pageSize ? new Set(own.map(({ id }) => String(id))) : undefined;
  const row = found
    .get('searchVacancies')
    ?.find(({ id, company_id: company }) => id != null && company != null && ids?.has(String(company)) === false);
  for (const [endpoint, id] of [[getCompany, row?.company_id] as const, [getVacancy, row?.id] as const]) {
    if (id == null) {
      notes.add(endpoint, 'foreignId', 'skipped', 'searchVacancies has shown none of another company');
      continue;
    }
    const ask = (value: string) => wire.send(pathOf(endpoint, { params: { id: value } }), { headers: bearer(token) });
    const [foreign, unknown] = [toldBy(await ask(String(id))), toldBy(await ask(unknownId))];
    const isSame = foreign.startsWith('404') && foreign === unknown;
    notes.check(endpoint, 'foreignId', isSame, `of somebody else came ${foreign}, of nobody ${unknown}`);
  }
}
