import type { Services } from '../context/services.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { defineJob } from '../jobs/job.ts';

interface Change {
  vacancy_id: string | null;
  company_id: string | null;
}

const minuteMs = 60_000;
/** What search engines take of a new site in a day; both languages count. */
const mostADay = 10_000;
/** Success: taken, or to be looked at. */
const taken = [200, 202];
/** The key, the addresses or the form are wrong: another try would be in vain. */
const hopeless = [400, 403, 422];

/** The pages that changed in a time, of both languages; none once a day has had too many. */
async function changedBetween(db: Database, origin: string, from: number, to: number): Promise<string[]> {
  const until = new Date(to).toISOString();
  const [day] = await rowsOf<{ count: string }>(db)`
    select count(distinct (vacancy_id, company_id)) from page_changes
    where at >= ${until}::timestamptz - interval '1 day' and at < ${new Date(from).toISOString()}`;
  const rows = await rowsOf<Change>(db)`
    select distinct vacancy_id, company_id from page_changes
    where at >= ${new Date(from).toISOString()} and at < ${until} limit ${mostADay}`;
  const paths = rows.flatMap(({ vacancy_id: vacancy, company_id: company }) => [
    ...(vacancy === null ? [] : [`/vacancies/${vacancy}`]),
    ...(company === null ? [] : [`/companies/${company}`]),
  ]);
  const addresses = [...new Set(paths)].flatMap((path) => [origin + path, `${origin}/uz${path}`]);
  // A change is about four addresses: a vacancy and its company, in both languages.
  return addresses.slice(0, Math.max(0, mostADay - Number(day?.count ?? 0) * 4));
}

/**
 * Tells search engines by IndexNow which pages changed in the last whole minute, with those that are gone. It keeps
 * nothing: a minute in which no process ran is left to the sitemap.
 */
export async function tellIndexNow(
  { db, clock, log, publishing, indexNow, isIndexed }: Services,
  signal: AbortSignal,
): Promise<void> {
  if (!indexNow || !isIndexed) return;
  const { key, url } = indexNow;
  const to = Math.floor(clock().getTime() / minuteMs) * minuteMs;
  const { origin } = publishing;
  const urlList = await changedBetween(db, origin, to - minuteMs, to);
  if (urlList.length === 0) return;
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
    signal,
  });
  await answer.body?.cancel();
  if (taken.includes(answer.status)) return;
  log.warn({ status: answer.status, count: urlList.length }, 'IndexNow refused');
  if (!hopeless.includes(answer.status)) throw new Error(`IndexNow answers ${answer.status}`);
}

/** Tells them every minute, in one process. */
export const indexNow = defineJob({
  name: 'discovery.indexNow',
  schedule: '* * * * *',
  retries: 2,
  retryDelay: 5,
  timeout: 30,
  concurrency: 1,
  run: (services, _, signal) => tellIndexNow(services, signal),
});
