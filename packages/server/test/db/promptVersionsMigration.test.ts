import { expect, test } from 'vitest';
import { beforeMigration } from '../support/migrating.ts';

const database = beforeMigration('0040_prompt_versions');

test('what the journal kept of instructions can be gone back to, that of spheres which are gone cannot', async () => {
  const { sql } = database;
  const [area] = await sql`insert into areas (slug, name) values ('sewing', 'Швейное производство') returning id`;
  const id = Number(area?.['id']);
  const changed = (action: string, place: string, before: string | null) => sql`
    insert into audit_events (at, actor_kind, actor_name, action, entity_type, entity_id, changes)
    values (now(), 'cli', 'Нодира', ${action}, 'prompt', ${place}, ${sql.json({ instructions: [before, 'x'] })})`;
  await changed('prompt.saved', `${id}/uz`, null);
  await changed('prompt.tried', `${id}/uz`, 'Tried');
  await changed('prompt.removed', `${id}/uz`, 'Birinchi');
  await changed('prompt.saved', `${id + 1}/uz`, 'Gone');
  await database.migrate();
  expect(await sql`select area_id, language, instructions, replaced_by from prompt_versions order by id`).toEqual([
    { area_id: id, language: 'uz', instructions: null, replaced_by: 'Нодира' },
    { area_id: id, language: 'uz', instructions: 'Birinchi', replaced_by: 'Нодира' },
  ]);
});
