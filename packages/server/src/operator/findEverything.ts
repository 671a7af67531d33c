import { normalizePhone } from '@kasb/contract';
import type { findEverything, OperatorRole, WireAnswerOf } from '@kasb/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { beginsWith } from '../db/beginsWith.ts';
import type { Database } from '../db/database.ts';
import { isEndOfPhone } from '../db/isEndOfPhone.ts';
import { isNamedByIndex } from '../db/named.ts';
import { newestFound } from '../db/newestFound.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { maskPhone } from '../text/maskPhone.ts';

const most = 5;
/** Fewer signs are in too many. */
const fewest = 3;
const digitsOfOrder = 8;
/** What many have is looked for among so many of the newest first. */
const lookedThrough = 2000;

type Found = WireAnswerOf<typeof findEverything>;

const nothing: Found = { people: [], companies: [], vacancies: [], orders: [] };

/** What a text stands for, at most five of each kind; moderators find no people and no orders. */
export async function find(db: Database, role: OperatorRole, text: string): Promise<Found> {
  if (text.length < fewest) return nothing;
  const digits = /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const isKeeper = role !== 'moderator';
  const isMeant = isNamedByIndex(sql`search`, text);
  const byNumber = digits.length >= fewest;
  const isPerson = byNumber ? isEndOfPhone(sql`phone`, digits) : isMeant;
  const newest = (table: SQL, isListed: SQL, isFound: SQL) =>
    sql`${newestFound({ table, isListed, isFound, take: most, lookedThrough })} ${table}`;
  const isOfOne = sql`exists (select from companies where id = company_id and deleted_at is null)`;
  const [row] = await rowsOf<{ found: Found }>(db)`
    select jsonb_build_object(
      'people', (select coalesce(jsonb_agg(found), '[]') from (
        select id, first_name || ' ' || last_name as name, phone from ${newest(sql`users`, sql`${isKeeper}`, isPerson)}
        order by created_at desc, id desc) found),
      'companies', (select coalesce(jsonb_agg(found), '[]') from (
        select id, name
        from ${newest(sql`companies`, sql`deleted_at is null`, sql`(stir = ${digits} or ${isMeant})`)}
        order by created_at desc, id desc) found),
      'vacancies', (select coalesce(jsonb_agg(found), '[]') from (
        select vacancies.id, title, companies.name as company_name
        from ${newest(sql`vacancies`, sql`deleted_at is null`, sql`${isMeant} and ${isOfOne}`)}
        join companies on companies.id = company_id
        order by vacancies.created_at desc, vacancies.id desc) found),
      'orders', (select coalesce(jsonb_agg(found), '[]') from (
        select number, first_name || ' ' || last_name as name from orders join users on users.id = user_id
        where ${isKeeper} and ${byNumber} and ${beginsWith(sql`number`, digits, digitsOfOrder)}
        order by orders.created_at desc, number limit ${most}) found)
    ) as found`;
  const found = row?.found ?? nothing;
  const typed = normalizePhone(text);
  const people = (found.people ?? []).map((person) => ({
    ...person,
    phone: person.phone === typed ? typed : maskPhone(String(person.phone)),
  }));
  return { ...found, people };
}
