import type { findEverything, OperatorRole, WireAnswerOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/database.ts';

const most = 5;
/** Fewer signs are in too many. */
const fewest = 3;

type Found = WireAnswerOf<typeof findEverything>;

const nothing: Found = { people: [], companies: [], vacancies: [], orders: [] };

/** What a text stands for, at most five of each kind; moderators find no people and no orders. */
export async function find(db: Database, role: OperatorRole, text: string): Promise<Found> {
  if (text.length < fewest) return nothing;
  const digits = /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const isKeeper = role !== 'moderator';
  const has = (column: SQL) => contains(column, text);
  const byNumber = digits.length >= fewest;
  const isPerson = byNumber ? contains(sql`phone`, digits) : has(sql`(first_name || ' ' || last_name)`);
  const [row] = await db.execute<{ found: Found }>(sql`
    select jsonb_build_object(
      'people', (select coalesce(jsonb_agg(found), '[]') from (
        select id, first_name || ' ' || last_name as name, phone from users
        where ${isKeeper} and ${isPerson}
        order by created_at desc, id limit ${most}) found),
      'companies', (select coalesce(jsonb_agg(found), '[]') from (
        select id, name from companies where deleted_at is null and (stir = ${digits} or ${has(sql`name`)})
        order by created_at desc, id limit ${most}) found),
      'vacancies', (select coalesce(jsonb_agg(found), '[]') from (
        select vacancies.id, title, companies.name as company_name
        from vacancies join companies on companies.id = company_id
        where vacancies.deleted_at is null and companies.deleted_at is null and ${has(sql`title`)}
        order by vacancies.created_at desc, vacancies.id limit ${most}) found),
      'orders', (select coalesce(jsonb_agg(found), '[]') from (
        select number, first_name || ' ' || last_name as name from orders join users on users.id = user_id
        where ${isKeeper} and ${byNumber} and strpos(number, ${digits}) > 0
        order by orders.created_at desc, number limit ${most}) found)
    ) as found`);
  return row?.found ?? nothing;
}
