import { createArea, createSkill, disableModule, enableModule, listModules, reloadModule } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { asc, eq } from 'drizzle-orm';
import { record } from '../audit/record.ts';
import type { AuditEvent } from '../audit/record.ts';
import type { Context } from '../context/context.ts';
import { verb } from '../context/verb.ts';
import { integerId } from '../db/ids.ts';
import { areas, modules, skills } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { slugOf } from './slug.ts';
import { readModule, switchModule } from './switchModule.ts';

type ModuleRow = typeof modules.$inferSelect;

const providerModule = (language: Language, { name, title, titleUz, isEnabled }: ModuleRow) => ({
  name,
  title: nameIn(language, { name: title, nameUz: titleUz }),
  enabled: isEnabled,
});

/** Modules for all to see; what changes them and the lists is the operator's. */
export const operatorVerbs = [
  verb(listModules, async ({ db, language }) => {
    const rows = await db.select().from(modules).orderBy(asc(modules.name));
    return rows.map((row) => providerModule(language, row));
  }),
  verb(enableModule, (context, { params }) => switched(context, params.name, true)),
  verb(disableModule, (context, { params }) => switched(context, params.name, false)),
  verb(reloadModule, async ({ db, language }, { params }) => {
    const row = await readModule(db, params.name);
    if (!row) throw new Problem('notFound');
    return providerModule(language, row);
  }),

  verb(createSkill, (context, { body: { name } }) =>
    context.db.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(skills)
        .values({ name, key: name.toLowerCase() })
        .onConflictDoNothing()
        .returning({ id: skills.id, name: skills.name });
      if (!row) throw new Problem('alreadyExists', { fields: { name: 'alreadyExists' } });
      const changes: AuditEvent['changes'] = { name: [null, name] };
      await record(transaction, context, {
        action: 'skill.added',
        entityType: 'skill',
        entityId: String(row.id),
        changes,
      });
      return row;
    }),
  ),

  verb(createArea, async (context, { body: { name, slug = slugOf(name), parentId } }) => {
    const { db } = context;
    const parent = parentId === undefined ? null : integerId(parentId);
    const isKnown =
      parent === null ||
      (parent !== undefined && (await db.select({ id: areas.id }).from(areas).where(eq(areas.id, parent))).length > 0);
    if (!isKnown) throw new Problem('invalid', { fields: { parentId: 'unknownArea' } });
    if (slug === '') throw new Problem('invalid', { fields: { slug: 'slugRequired' } });
    return db.transaction(async (transaction) => {
      const values = { name, slug, parentId: parent };
      const [row] = await transaction.insert(areas).values(values).onConflictDoNothing().returning();
      if (!row) throw new Problem('alreadyExists', { fields: { slug: 'alreadyExists' } });
      const changes: AuditEvent['changes'] = { name: [null, name], slug: [null, slug] };
      await record(transaction, context, {
        action: 'area.added',
        entityType: 'area',
        entityId: String(row.id),
        changes,
      });
      return { id: row.id, name: row.name, slug: row.slug, parent_id: row.parentId };
    });
  }),
];

async function switched(
  context: Context,
  name: string,
  isEnabled: boolean,
): Promise<ReturnType<typeof providerModule>> {
  const row = await switchModule(context.db, context, name, isEnabled);
  if (!row) throw new Problem('notFound');
  return providerModule(context.language, row);
}
