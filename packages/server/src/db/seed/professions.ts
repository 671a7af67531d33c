import { sql } from 'drizzle-orm';
import { roles } from '../../text/lexicon.ts';
import type { Database } from '../database.ts';
import { professions } from '../schema/index.ts';

type Profession = typeof professions.$inferInsert;

/** The roles of the lexicon that say what somebody does: «менеджер» alone does not. */
function listProfessions(): Profession[] {
  const known = new Map<string, Profession>();
  for (const { id, ru, uz, en, isGeneric } of roles.values()) {
    const [name = '', nameUz = ''] = [ru[0], uz[0]];
    if (isGeneric || name === '' || nameUz === '') continue;
    const plain = slugOf(nameUz);
    const slug = known.has(plain) ? `${plain}-${id}` : plain;
    known.set(slug, { slug, name: begun(name), nameUz: begun(spelled(nameUz)), words: [...ru, ...uz, ...en] });
  }
  return [...known.values()];
}

const begun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** With the letters that the lexicon writes with a plain apostrophe. */
const spelled = (name: string) => name.replaceAll(/([og])'/gi, '$1ʻ').replaceAll("'", 'ʼ');
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Writes the professions, and has the public vacancies know theirs. */
export async function seedProfessions(db: Database): Promise<void> {
  await db.insert(professions).values(listProfessions()).onConflictDoNothing();
  await db.execute(sql`refresh materialized view search_professions`);
  await db.execute(sql`
    select refresh_vacancy_search(ids) from (
      select array_agg(vacancy_id) as ids
      from (select vacancy_id, row_number() over () / 1000 as part from vacancy_search) numbered group by part
    ) parts`);
}
