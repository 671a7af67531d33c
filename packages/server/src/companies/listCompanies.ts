import { getCompany as getEndpoint, listCompanies as listEndpoint } from '@kasb/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { areas, companies, companyMembers } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { finishPage, pageStart } from '../http/page.ts';
import { answerCompany, companyAnswer, companyColumns } from './wire.ts';

/** Companies that the person owns or is a member of, newest first. */
export const listCompanies = verb(listEndpoint, async (context, { query }) => {
  const { db, headers } = context;
  const { after, take } = pageStart(query);
  const belongs = and(
    eq(companyMembers.companyId, companies.id),
    eq(companyMembers.userId, personOf(context).id),
    isNull(companies.deletedAt),
  );
  const counted = db
    .select({ total: count().as('total') })
    .from(companies)
    .innerJoin(companyMembers, belongs)
    .as('counted');
  const page = db
    .select({ ...companyColumns, at: sql<string>`${companies.createdAt}::text`.as('at') })
    .from(companies)
    .innerJoin(companyMembers, belongs)
    .innerJoin(areas, eq(areas.id, companies.areaId))
    .where(after && sql`(${companies.createdAt}, ${companies.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`)
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(take)
    .as('page');
  const found = await db
    .select()
    .from(counted)
    .leftJoin(page, sql`true`)
    .orderBy(desc(page.createdAt), desc(page.id));
  const rows = found.flatMap((row) => (row.page?.id ? [row.page] : []));
  const items = finishPage(
    listEndpoint,
    headers,
    { query },
    {
      total: found[0]?.counted.total ?? 0,
      rows,
      positionOf: ({ at, id }) => [at, id],
    },
  );
  const shown = items.map((item) => {
    const { at: _, ...row } = item;
    return row;
  });
  return { items: shown.map((row) => companyAnswer(context, row)) };
});

/** One company. */
export const getCompany = verb(getEndpoint, async (context, { params: { id } }) =>
  answerCompany(context, id, personOf(context).id),
);
