import { deletePrompt, placeOf, readPrompts, writePrompt } from '../assistant/operatorVerbs.ts';
import { readVersions } from '../assistant/promptVersions.ts';
import { Problem } from '../http/problem.ts';
import { addSkill, mergeSkill, renameSkill } from '../operator/skills.ts';
import { command, CommandError, listing, UsageError } from './command.ts';
import type { Command } from './command.ts';
import { operatorAt } from './operator.ts';

const longestSkill = 100;
const longestPrompt = 8000;

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
      return (await readPrompts(db)).map(({ areaId, area, language, instructions }) => [
        String(areaId),
        area,
        language,
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
      return (await versions().catch(explainPlace(areaId, language))).map(({ at, actorName = '', instructions }) => [
        at?.toISOString() ?? '',
        actorName,
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
      const prompt = { areaId, language, instructions };
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
