import { asc } from 'drizzle-orm';
import { readPrompts, writePrompt } from '../assistant/operatorVerbs.ts';
import { moderationReasons } from '../db/schema/index.ts';
import { Problem } from '../http/problem.ts';
import { addArea, addSkill, mergeSkill } from '../operator/reference.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import type { Command } from './command.ts';
import { operatorAt } from './operator.ts';

const longestSkill = 100;
const longestArea = 200;
const longestPrompt = 8000;

/** The lists that everybody chooses from. */
export const referenceCommands: readonly Command[] = [
  command({
    name: 'skill add',
    args: ['name'],
    summary: 'Add a skill.',
    async run(desk, { args }) {
      const name = nameOf(args[0], longestSkill);
      const { id } = await addSkill(desk.db, operatorAt(desk), name).catch(explain);
      desk.print(`Added ${name}: ${id}.`);
    },
  }),
  command({
    name: 'skill merge',
    args: ['id', 'into-id'],
    summary: 'Make two skills one: vacancies that name the first name the second.',
    async run(desk, { args: [from = '', into = ''] }) {
      const { name, vacancies } = await mergeSkill(desk.db, operatorAt(desk), from, into).catch(explainSkill);
      desk.print(`${name} is named by ${vacancies} vacancies now.`);
    },
  }),
  listing({
    name: 'prompt list',
    summary: 'List what the assistant is told in activity spheres.',
    nothing: 'There are none.',
    async rows({ db }) {
      return (await readPrompts(db)).map(({ areaId, area, language, instructions }) => [
        String(areaId),
        area,
        language,
        instructions,
      ]);
    },
  }),
  command({
    name: 'prompt set',
    args: ['area-id', 'language', 'instructions'],
    summary: 'Say what the assistant is told in an activity sphere, in ru or uz.',
    async run(desk, { args: [areaId = '', language = '', text = ''] }) {
      const instructions = text.trim();
      if (instructions === '' || instructions.length > longestPrompt)
        throw new UsageError(`Instructions have 1 to ${longestPrompt} characters`);
      const { area } = await writePrompt(desk.db, operatorAt(desk), { areaId, language, instructions }).catch(
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          throw new CommandError(`There is no sphere ${areaId}, or no language ${language}`, { cause: error });
        },
      );
      desk.print(`Saved for ${area}, ${language}.`);
    },
  }),
  command({
    name: 'area add',
    args: ['name'],
    summary: 'Add an activity sphere.',
    options: { parent: { type: 'string' }, slug: { type: 'string' } },
    optionHelp: [
      '--parent <id>            the sphere that it belongs to (none)',
      '--slug <words>           its name in addresses (made of the name)',
    ],
    async run(desk, typed) {
      const name = nameOf(typed.args[0], longestArea);
      const slug = textOf(typed, 'slug');
      if (slug !== undefined && !/^[a-z\d-]{1,100}$/.test(slug))
        throw new UsageError('--slug has small letters, digits and hyphens alone');
      const values = { name, slug, parentId: textOf(typed, 'parent') };
      const { id } = await addArea(desk.db, operatorAt(desk), values).catch(explain);
      desk.print(`Added ${name}: ${id}.`);
    },
  }),
  listing({
    name: 'reason list',
    summary: 'List the reasons that moderators may give.',
    nothing: 'There are none.',
    async rows({ db }) {
      const rows = await db
        .select()
        .from(moderationReasons)
        .orderBy(asc(moderationReasons.position), asc(moderationReasons.code));
      return rows.map(({ code, kinds, isActive, textRu, textUz }) => [
        code,
        kinds.join(' and '),
        isActive ? '' : 'not given any more',
        textRu,
        textUz,
      ]);
    },
  }),
];

function nameOf(typed = '', longest: number): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name.length > longest) throw new UsageError(`A name has ${longest} characters at most`);
  return name;
}

function explainSkill(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new CommandError('There are no two such skills', { cause: error });
}

function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  const text =
    error.code === 'alreadyExists' ? 'There is one of this name already' : 'There is no such parent, or no such slug';
  throw new CommandError(text, { cause: error });
}
