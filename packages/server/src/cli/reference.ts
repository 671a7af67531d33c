import { readFile } from 'node:fs/promises';
import { issuesOf, savePrompt } from '@kasb/contract';
import type { BodyOf } from '@kasb/contract';
import { safeParse } from 'valibot';
import { deletePrompt, placeOf, readPrompts, writePrompt } from '../assistant/operatorVerbs.ts';
import type { Pack } from '../assistant/packs.ts';
import { readVersions } from '../assistant/promptVersions.ts';
import { packLists } from '../db/schema/assistant.ts';
import { parseJson } from '../http/bodies.ts';
import { Problem } from '../http/problem.ts';
import { addSkill, mergeSkill, renameSkill } from '../operator/skills.ts';
import { command, CommandError, listing, textOf, UsageError } from './command.ts';
import type { Command } from './command.ts';
import { operatorAt } from './operator.ts';

const longestSkill = 100;

/** The lists that everybody chooses from. */
export const referenceCommands: readonly Command[] = [
  command({
    name: 'skill add',
    args: ['name'],
    summary: 'Add a skill.',
    async run(desk, { args }) {
      const name = nameOf(args[0]);
      const { id } = await addSkill(desk.db, operatorAt(desk), name).catch(explain);
      desk.print(`Added ${name}: ${id}.`);
    },
  }),
  command({
    name: 'skill rename',
    args: ['id', 'name'],
    summary: 'Call a skill otherwise: vacancies that name it are found by that.',
    async run(desk, { args: [id = '', given] }) {
      const { name } = await renameSkill(desk.db, operatorAt(desk), id, nameOf(given)).catch((error: unknown) => {
        if (error instanceof Problem && error.code === 'unknownSkill')
          throw new CommandError(`There is no skill ${id}`, { cause: error });
        return explain(error);
      });
      desk.print(`It is called ${name} now.`);
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
      return (await readPrompts(db)).map(({ areaId, area, language, instructions, pack }) => [
        String(areaId),
        area,
        language,
        sizesOf(pack),
        instructions,
      ]);
    },
  }),
  listing({
    name: 'prompt versions',
    args: ['area-id', 'language'],
    summary: 'List what the assistant was told before in an activity sphere, latest first.',
    nothing: 'It was told nothing else.',
    async rows({ db }, { args: [areaId = '', language = ''] }) {
      const versions = async () => readVersions(db, placeOf(areaId, language));
      return (await versions().catch(explainPlace(areaId, language))).map(
        ({ at, actorName = '', instructions, pack }) => [
          at?.toISOString() ?? '',
          actorName,
          pack ? sizesOf(pack) : '',
          instructions,
        ],
      );
    },
  }),
  command({
    name: 'prompt set',
    args: ['area-id', 'language', 'instructions'],
    summary: 'Say what the assistant is told in an activity sphere, in ru or uz.',
    options: { pack: { type: 'string' } },
    optionHelp: [
      '--pack <file>            JSON with lists of lines: titles, duties, requirements, benefits, questions;',
      '                         those that it leaves out stay as they are',
    ],
    async run(desk, typed) {
      const [areaId = '', language = '', instructions = ''] = typed.args;
      const file = textOf(typed, 'pack');
      const body = bodyOf({ instructions, pack: file === undefined ? undefined : await readPack(file) });
      const prompt = { areaId, language, ...body };
      const { area } = await writePrompt(desk.db, operatorAt(desk), prompt).catch(explainPlace(areaId, language));
      desk.print(`Saved for ${area}, ${language}.`);
    },
  }),
  command({
    name: 'prompt remove',
    args: ['area-id', 'language'],
    summary: 'Remove what the assistant is told in an activity sphere: it goes by that of the one above, or of all.',
    async run(desk, { args: [areaId = '', language = ''] }) {
      const area = await deletePrompt(desk.db, operatorAt(desk), areaId, language).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        throw new CommandError(`Sphere ${areaId} has none in language ${language}`, { cause: error });
      });
      desk.print(`Removed for ${area}, ${language}.`);
    },
  }),
];

/** How many lines each list has. */
const sizesOf = (pack: Pack) => packLists.map((name) => `${name} ${pack[name].length}`).join(', ');

/** What a file holds, with lists that there are. @throws UsageError */
async function readPack(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new UsageError(`${file} cannot be read`, { cause: error });
  });
  const pack = parseJson(text);
  const unknown = Object.keys(pack ?? {}).filter((name) => !packLists.some((known) => known === name));
  if (pack === undefined || unknown.length > 0)
    throw new UsageError(`${file} is JSON with ${packLists.join(', ')} alone`);
  return pack;
}

/** The same that the page sends. @throws UsageError */
function bodyOf(given: unknown): BodyOf<typeof savePrompt> {
  const { success, output, issues } = safeParse(savePrompt.body, given);
  if (success) return output;
  const wrong = Object.entries(issuesOf(issues)).map(([field, { code, values = {} }]) =>
    [`${field}: ${code}`, ...Object.values(values)].join(' '),
  );
  throw new UsageError(wrong.join('; '));
}

function nameOf(typed = ''): string {
  const name = typed.trim().replace(/\s+/g, ' ');
  if (name.length > longestSkill) throw new UsageError(`A name has ${longestSkill} characters at most`);
  return name;
}

const explainPlace =
  (areaId: string, language: string) =>
  (error: unknown): never => {
    if (!(error instanceof Problem)) throw error;
    throw new CommandError(`There is no sphere ${areaId}, or no language ${language}`, { cause: error });
  };

function explainSkill(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new CommandError('There are no two such skills', { cause: error });
}

function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error;
  throw new CommandError('There is one of this name already', { cause: error });
}
