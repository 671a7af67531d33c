import type { Harness } from '../support/harness.ts';

const order = ['applied', 'screening', 'interview', 'offer', 'hired'];
const dayMs = 24 * 3600 * 1000;

/** The day of Tashkent, which is five hours ahead all year. */
export const dayOf = (at: Date): string => new Date(at.getTime() + 5 * 3600 * 1000).toISOString().slice(0, 10);

interface Raw {
  id: string;
  vacancy_id: string;
  candidate_id: string | null;
  status: string;
  source: string;
  via: string | null;
  created_at: Date;
  withdrawn_at: Date | null;
}

interface RawEvent {
  application_id: string;
  kind: string;
  status: string;
  author_id: string | null;
  at: Date;
  number: number;
  is_undone: boolean;
}

const median = (values: number[], share: number) => {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? 0;
  return low + (high - low) * (place - Math.floor(place));
};
const tenth = (value: number) => Math.round(value * 10 + 1e-9) / 10;
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10);
const typeKinds: Record<string, string> = { hh: 'headhunter', website: 'site' };

/** Rows whose moments are dates: the database tells them as texts. */
async function read<Row>(rows: PromiseLike<readonly object[]>): Promise<Row[]> {
  const moments = new Set(['at', 'created_at', 'withdrawn_at']);
  const dated = (name: string, value: unknown) =>
    moments.has(name) && typeof value === 'string' ? new Date(value) : value;
  return (await rows).map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, dated(name, value)])) as Row,
  );
}

/** Everything that the figures tell, counted anew from what happened: applications, events, messages and views. */
export async function recount(api: Harness, vacancyIds: readonly string[], days: { from: string; to: string }) {
  const { sql } = api;
  const isIn = (day: string) => day >= days.from && day <= days.to;
  const all = await read<Raw>(sql`select * from applications where vacancy_id = any (${vacancyIds})`);
  const events = await read<RawEvent>(sql`
    select *, visible_at = 'infinity' as is_undone from application_events order by number`);
  const messages = await read<{ application_id: string; side: string; created_at: Date }>(sql`
    select * from application_messages`);
  const views = await sql<{ day: string }[]>`
    select to_char(day, 'YYYY-MM-DD') as day from vacancy_views where vacancy_id = any (${vacancyIds})`;
  const tags = await sql<{ tag: string; vacancy_id: string; type: string }[]>`
    select tag, vacancy_id, type from deliveries join channels on channels.id = channel_id`;
  const spans = await read<{ vacancy_id: string; at: Date }>(sql`
    select vacancy_id, min(published_at) as at from deliveries where status in ('success', 'removed') group by 1`);

  const cohort = all.filter(({ created_at }) => isIn(dayOf(created_at)));
  const told = cohort.map((row) => {
    const mine = events.filter(({ application_id, is_undone }) => application_id === row.id && !is_undone);
    const moves = [
      { status: 'applied', at: row.created_at },
      ...mine
        .filter(({ kind }) => kind === 'status' || kind === 'withdrawn')
        .map(({ kind, status, at }) => ({ status: kind === 'withdrawn' ? kind : status, at })),
    ].filter(({ status }, index, list) => status !== list[index - 1]?.status);
    const stays = moves.flatMap(({ status, at }, index) => {
      const next = moves[index + 1];
      return next ? [{ status, seconds: Math.max(0, Math.round((next.at.getTime() - at.getTime()) / 1000)) }] : [];
    });
    const replies = [
      ...mine
        .filter(
          ({ kind, status, author_id }) =>
            (kind === 'status' || kind === 'interview_sent') && status !== 'applied' && author_id !== row.candidate_id,
        )
        .map(({ at }) => at),
      ...messages
        .filter(({ application_id, side }) => application_id === row.id && side === 'employer')
        .map(({ created_at }) => created_at),
    ].filter((at) => at >= row.created_at);
    const tag = tags.find(({ tag: known, vacancy_id }) => known === row.via && vacancy_id === row.vacancy_id);
    return {
      reached: Math.max(order.indexOf(row.status), ...moves.map(({ status }) => order.indexOf(status))),
      outcome: row.withdrawn_at ? 'withdrawn' : row.status,
      kind: row.source === 'headhunter' ? row.source : tag ? (typeKinds[tag.type] ?? tag.type) : 'site',
      appliedAt: row.created_at.getTime(),
      openedAt: spans.find(({ vacancy_id }) => vacancy_id === row.vacancy_id)?.at.getTime(),
      repliedAt: replies.length === 0 ? undefined : Math.min(...replies.map((at) => at.getTime())),
      hiredAt: moves.find(({ status }) => status === 'hired')?.at.getTime(),
      stays,
    };
  });
  const reached = (least: number) => told.filter((each) => each.reached >= least).length;
  const seen = views.filter(({ day }) => isIn(day)).length;
  const hours = told.flatMap(({ appliedAt, repliedAt }) =>
    repliedAt === undefined ? [] : [(repliedAt - appliedAt) / 3_600_000],
  );
  const hires = told.flatMap(({ appliedAt, hiredAt }) => (hiredAt === undefined ? [] : [hiredAt - appliedAt]));
  const published = told.flatMap(({ openedAt, hiredAt }) =>
    hiredAt === undefined || openedAt === undefined ? [] : [Math.max(0, hiredAt - openedAt)],
  );
  const lasted = (milliseconds: number[]) => {
    const count = milliseconds.length;
    if (count < 3) return { median_hours: null, p90_hours: null, count };
    const inHours = milliseconds.map((each) => each / 3_600_000);
    return { median_hours: tenth(median(inHours, 0.5)), p90_hours: tenth(median(inHours, 0.9)), count };
  };
  const counts = [seen, told.length, reached(1), reached(2), reached(3), reached(4)];
  return {
    summary: {
      views: seen,
      applications: told.length,
      conversion: percent(told.length, seen),
      first_reply_hours: hours.length === 0 ? null : tenth(median(hours, 0.5)),
      hire_days:
        hires.length === 0
          ? null
          : tenth(
              median(
                hires.map((each) => each / dayMs),
                0.5,
              ),
            ),
    },
    funnel: {
      stages: ['views', ...order].map((id, index) => {
        const [count = 0, former = 0] = [counts[index], counts[index - 1]];
        return { id, count, share: index === 0 ? null : percent(count, former) };
      }),
      rejected: told.filter(({ outcome }) => outcome === 'rejected').length,
      withdrawn: told.filter(({ outcome }) => outcome === 'withdrawn').length,
    },
    stages: {
      stages: order.slice(0, 4).map((id) => {
        const sums = told.flatMap(({ stays }) => {
          const ofIt = stays.filter(({ status }) => status === id);
          return ofIt.length === 0 ? [] : [ofIt.reduce((sum, { seconds }) => sum + seconds * 1000, 0)];
        });
        return { id, ...lasted(sums) };
      }),
      hire: lasted(hires),
      publication: lasted(published),
    },
    sources: Object.fromEntries(
      [...Map.groupBy(told, ({ kind }) => kind)].map(([kind, rows]) => [
        kind,
        { applications: rows.length, hired: rows.filter((row) => row.reached >= 4).length },
      ]),
    ),
  };
}
