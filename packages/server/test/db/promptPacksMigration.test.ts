import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0044_prompt_packs');

test('versions of before have no pack, and the server of before goes on writing its own', async () => {
  const { sql } = database;
  const [area] = await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство') returning id`;
  const keep = (words: string) => sql`
    insert into prompt_versions (area_id, language, instructions, replaced_at, replaced_by)
    values (${Number(area?.['id'])}, 'uz', ${words}, now(), 'Нодира')`;
  await keep('Birinchi');
  await database.migrate();
  await keep('Ikkinchi');
  expect(await sql`select instructions, pack from prompt_versions order by id`).toEqual([
    { instructions: 'Birinchi', pack: null },
    { instructions: 'Ikkinchi', pack: null },
  ]);
});
