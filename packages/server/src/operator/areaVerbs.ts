import { createArea, listOperatorAreas, removeArea as removeEndpoint, updateArea } from '@kasb/contract';
import { eq } from 'drizzle-orm';
import { verb } from '../context/verb.ts';
import { companies } from '../db/schema/index.ts';
import { nameIn } from '../reference/inLanguage.ts';
import { addArea, allAreas, editArea, removeArea } from './areas.ts';
import type { Area } from './areas.ts';

const shown = ({ id, name, nameUz, slug, parentId }: Area, used: number) => ({
  id: String(id),
  name,
  name_uz: nameUz,
  slug,
  parent_id: parentId === null ? null : String(parentId),
  companies_count: used,
});

/** Activity spheres: what operators see and do about them. */
export const areaVerbs = [
  verb(listOperatorAreas, async ({ db }) => ({
    items: (await allAreas(db)).map(({ companies: used, ...area }) => shown(area, used)),
  })),
  verb(createArea, async (context, { body }) => {
    const area = await addArea(context.db, context, body);
    return { id: area.id, name: nameIn(context.language, area), slug: area.slug, parent_id: area.parentId };
  }),
  verb(updateArea, async (context, { params: { id }, body }) => {
    const area = await editArea(context.db, context, id, body);
    return shown(area, await context.db.$count(companies, eq(companies.areaId, area.id)));
  }),
  verb(removeEndpoint, async (context, { params: { id } }) => {
    await removeArea(context.db, context, id);
    return {};
  }),
];
