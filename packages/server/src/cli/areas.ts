import type { Database } from '../db/database.ts';
import { Problem } from '../http/problem.ts';
import { addArea, allAreas, editArea, removeArea } from '../operator/areas.ts';
import type { Area } from '../operator/areas.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import type { Command, Typed } from './command.ts';
import { operatorAt } from './operator.ts';

const longest = 200;

const options = { uz: { type: 'string' }, parent: { type: 'string' } } as const;
const uzbek = '--uz <name>              its name on Uzbek pages; the other where there is none';

/** Activity spheres, which companies are of. */
export const areaCommands: readonly Command[] = [
  listing({
    name: 'area list',
    summary: 'List the activity spheres.',
    nothing: 'There are none.',
    async rows({ db }) {
      return (await allAreas(db)).map(({ id, parentId, slug, name, nameUz, companies }) => [
        String(id),
        parentId === null ? '' : `in ${parentId}`,
        slug,
        `${companies} companies`,
        name,
        nameUz ?? '',
      ]);
    },
  }),
  command({
    name: 'area add',
    args: ['name'],
    summary: 'Add an activity sphere.',
    options: { ...options, slug: { type: 'string' } },
    optionHelp: [
      uzbek,
      '--parent <id>            the sphere that it belongs to (none)',
      '--slug <words>           its name in addresses (made of the name)',
    ],
    async run(desk, typed) {
      const name = nameOf(typed.args[0]);
      const slug = textOf(typed, 'slug');
      if (slug !== undefined && !/^[a-z\d-]{1,100}$/.test(slug))
        throw new UsageError('--slug has small letters, digits and hyphens alone');
      const values = { name, nameUz: uzbekIn(typed), slug, parentId: textOf(typed, 'parent') };
      const { id } = await addArea(desk.db, operatorAt(desk), values).catch(explain);
      desk.print(`Added ${name}: ${id}.`);
    },
  }),
  command({
    name: 'area edit',
    args: ['area', '[name]'],
    summary: 'Change an activity sphere, or where it belongs; its slug stays.',
    options,
    optionHelp: [
      '<area>                   its id or slug, see `kasb area list`',
      uzbek,
      '--parent <id|none>       the sphere that it belongs to',
    ],
    async run(desk, typed) {
      const { id, ...area } = await findArea(desk.db, typed.args[0]);
      const parent = textOf(typed, 'parent') ?? String(area.parentId ?? 'none');
      const body = {
        name: typed.args[1] === undefined ? area.name : nameOf(typed.args[1]),
        nameUz: uzbekIn(typed) ?? area.nameUz ?? undefined,
        parentId: parent === 'none' ? undefined : parent,
      };
      await editArea(desk.db, operatorAt(desk), String(id), body).catch(explain);
      desk.print(`Saved ${body.name}.`);
    },
  }),
  command({
    name: 'area remove',
    args: ['area'],
    summary: 'Remove an activity sphere that no company is of, with none below it and no instructions.',
    async run(desk, { args: [wanted] }) {
      const { id, name } = await findArea(desk.db, wanted);
      await removeArea(desk.db, operatorAt(desk), String(id)).catch(explain);
      desk.print(`Removed ${name}.`);
    },
  }),
];

async function findArea(db: Database, wanted = ''): Promise<Area> {
  const area = (await allAreas(db)).find(({ id, slug }) => String(id) === wanted || slug === wanted);
  if (!area) throw new CommandError(`There is no sphere «${wanted}»: see \`kasb area list\``);
  return area;
}

const uzbekIn = (typed: Typed) => {
  const name = textOf(typed, 'uz');
  return name === undefined ? undefined : nameOf(name);
};

function nameOf(typed = ''): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name === '' || name.length > longest) throw new UsageError(`A name has 1 to ${longest} characters`);
  return name;
}

const texts: Partial<Record<string, string>> = {
  alreadyExists: 'There is one of this name already',
  areaUsed: 'Companies are of it, others lie in it, or the assistant has instructions for it',
  notFound: 'There is no such sphere any more',
};

function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new CommandError(texts[error.code] ?? 'There is no such parent, or no such slug', { cause: error });
}
