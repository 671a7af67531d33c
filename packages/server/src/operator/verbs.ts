import { createArea, createSkill, disableModule, enableModule, listModules, reloadModule } from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { verb } from '../context.ts';
import type { Database } from '../db/database.ts';
import { areas, modules, skills } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { integerId } from '../ids.ts';
import { slugOf } from './slug.ts';

type ModuleRow = typeof modules.$inferSelect;

const providerModule = ({ name, title, isEnabled }: ModuleRow) => ({ name, title, enabled: isEnabled });

/** Modules for all to see; what changes them and the lists is the operator's. */
export const operatorVerbs = [
  verb(listModules, async ({ db }) => (await db.select().from(modules).orderBy(asc(modules.name))).map(providerModule)),
  verb(enableModule, ({ db }, { params }) => switchModule(db, params.name, true)),
  verb(disableModule, ({ db }, { params }) => switchModule(db, params.name, false)),
  verb(reloadModule, async ({ db }, { params }) => {
    // A module's configuration is read from the database at each call, so there is nothing older to drop.
    const [row] = await db.select().from(modules).where(eq(modules.name, params.name));
    if (!row) throw new Problem('notFound');
    return providerModule(row);
  }),

  verb(createSkill, async ({ db }, { body: { name } }) => {
    const [row] = await db
      .insert(skills)
      .values({ name, key: name.toLowerCase() })
      .onConflictDoNothing()
      .returning({ id: skills.id, name: skills.name });
    if (!row) throw new Problem('alreadyExists', { fields: { name: 'Такой навык уже есть' } });
    return row;
  }),

  verb(createArea, async ({ db }, { body: { name, slug = slugOf(name), parentId } }) => {
    const parent = parentId === undefined ? null : integerId(parentId);
    const isKnown =
      parent === null ||
      (parent !== undefined && (await db.select({ id: areas.id }).from(areas).where(eq(areas.id, parent))).length > 0);
    if (!isKnown) throw new Problem('invalid', { fields: { parentId: 'Такой сферы деятельности нет' } });
    if (slug === '') throw new Problem('invalid', { fields: { slug: 'Укажите адрес латинскими буквами' } });
    const [row] = await db.insert(areas).values({ name, slug, parentId: parent }).onConflictDoNothing().returning();
    if (!row) throw new Problem('alreadyExists', { fields: { slug: 'Такая сфера деятельности уже есть' } });
    return { id: row.id, name: row.name, slug: row.slug, parent_id: row.parentId };
  }),
];

async function switchModule(
  db: Database,
  name: string,
  isEnabled: boolean,
): Promise<ReturnType<typeof providerModule>> {
  const [row] = await db.update(modules).set({ isEnabled }).where(eq(modules.name, name)).returning();
  if (!row) throw new Problem('notFound');
  return providerModule(row);
}
