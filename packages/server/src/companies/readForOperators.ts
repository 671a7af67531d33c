import type { getOperatorCompany, listOperatorCompanies, QueryOf, WireAnswerOf } from '@kasb/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { countListed, lookedThroughFor } from '../db/countListed.ts';
import type { Database } from '../db/database.ts';
import { isoTime } from '../db/isoTime.ts';
import { isNamedByIndex } from '../db/named.ts';
import { newestFound } from '../db/newestFound.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { areas, companies } from '../db/schema/index.ts';
import type { PageStart } from '../http/page.ts';
import { Problem } from '../http/problem.ts';
import { maskPhone } from '../text/maskPhone.ts';
import type { IdentityDesk } from './identity.ts';
import { isCompany } from './verification.ts';
import { companyAnswer, companyColumns } from './wire.ts';

interface Member {
  id: string;
  name: string;
  phone: string;
  role: 'owner' | 'member';
}

/** A company of the operators' list, as the database tells it. */
export interface ListedCompany extends Record<string, unknown> {
  id: string;
  name: string;
  stir: string | null;
  owner: Member | null;
  vacancies_count: number;
  verified_at: string | null;
  blocked_at: string | null;
  created_at: string;
}

const states = {
  verified: sql`and stir_verified_at is not null`,
  unverified: sql`and stir_verified_at is null`,
  blocked: sql`and blocked_at is not null`,
};

type Wish = QueryOf<typeof listOperatorCompanies>;

const isListed = ({ state }: Wish) => sql`companies.deleted_at is null ${state ? states[state] : sql``}`;

const isFound = ({ search }: Wish, has = isNamedByIndex) =>
  search ? sql`(${has(sql`companies.search`, search)} or stir = ${search.replace(/\D/g, '')})` : undefined;

/** How many companies are asked for. */
export const countCompanies = (context: Pick<Context, 'db' | 'now'>, query: Wish) =>
  countListed(context, 'companies', query, { isListed: isListed(query), isFound: (has) => isFound(query, has) });

/** A page of the companies that are asked for, of whom there are so many, newest first. */
export function findCompanies(db: Database, query: Wish, { after, take }: PageStart, total = 0) {
  const isAfter = after ? sql`and (created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const page = newestFound({
    table: sql`companies`,
    isListed: sql`${isListed(query)} ${isAfter}`,
    isFound: isFound(query),
    take,
    lookedThrough: lookedThroughFor(total),
  });
  return rowsOf<ListedCompany>(db)`
    select page.id, page.name, page.stir, page.stir_verified_at as verified_at, page.blocked_at,
      page.created_at::text as created_at, (
        select jsonb_build_object('id', users.id, 'name', first_name || ' ' || last_name, 'phone', phone)
        from company_members join users on users.id = user_id
        where company_id = page.id and company_members.role = 'owner' order by company_members.created_at limit 1
      ) as owner, (
        select count(*)::int from vacancies where company_id = page.id and deleted_at is null
      ) as vacancies_count
    from ${page} page
    order by page.created_at desc, page.id desc`;
}

/** A row of the list. */
export const listedAnswer = ({ owner, ...row }: ListedCompany) => ({
  id: row.id,
  name: row.name,
  stir: row.stir,
  owner: owner && masked(owner),
  vacancies_count: row.vacancies_count,
  verified_at: row.verified_at && isoTime(row.verified_at),
  blocked_at: row.blocked_at && isoTime(row.blocked_at),
  created_at: isoTime(row.created_at),
});

interface Background extends Record<string, unknown> {
  members: Member[];
  vacancies_count: number;
  active_count: number;
  approved: number;
  rejected: number;
}

type Desk = IdentityDesk & Pick<Context, 'db' | 'language'>;

/** A company with all that operators know of it. @throws Problem unknownCompany */
export async function readCompany({ db, ...desk }: Desk, id: string): Promise<WireAnswerOf<typeof getOperatorCompany>> {
  const [row] = await db
    .select(companyColumns)
    .from(companies)
    .innerJoin(areas, eq(areas.id, companies.areaId))
    .where(and(isCompany(id), isNull(companies.deletedAt)));
  if (!row) throw new Problem('unknownCompany');
  const [background] = await rowsOf<Background>(db)`
    select (
        select coalesce(jsonb_agg(jsonb_build_object('id', users.id, 'name', first_name || ' ' || last_name,
          'phone', phone, 'role', company_members.role)
          order by company_members.role desc, company_members.created_at), '[]')
        from company_members join users on users.id = user_id where company_id = ${row.id}
      ) as members, (
        select count(*)::int from vacancies where company_id = ${row.id} and deleted_at is null
      ) as vacancies_count, (
        select count(*)::int from vacancies where company_id = ${row.id} and deleted_at is null and status = 'active'
      ) as active_count,
      (count(*) filter (where past.status = 'approved'))::int as approved,
      (count(*) filter (where past.status = 'rejected'))::int as rejected
    from vacancy_moderations past join vacancies on vacancies.id = past.vacancy_id where company_id = ${row.id}`;
  if (!background) throw new Error('a company that was read is not there');
  const members = background.members.map((member) => ({ ...masked(member), role: member.role }));
  const owner = members.find((member) => member.role === 'owner');
  return {
    ...companyAnswer(desk, row),
    owner: owner && { id: owner.id, name: owner.name, phone: owner.phone },
    members,
    vacancies_count: background.vacancies_count,
    active_count: background.active_count,
    verified_at: row.stirVerifiedAt?.toISOString() ?? null,
    verified_by: row.stirVerifiedAt && row.stirVerifiedBy,
    verified_note: row.stirVerifiedAt && row.stirVerifiedNote,
    blocked_at: row.blockedAt?.toISOString() ?? null,
    decisions: { approved: background.approved, rejected: background.rejected },
  };
}

/** People are known by their names here; whoever needs a phone asks for it, and says why. */
const masked = ({ id, name, phone }: Omit<Member, 'role'>) => ({ id, name, phone: maskPhone(phone) });
