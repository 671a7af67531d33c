import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storiesOf } from './stories.ts';

/** One state of a screen or of a part, which a story of that id shows. */
export interface State {
  id: string;
  /** The story's group in Storybook. */
  title: string;
  /** The name of the story's export. */
  story: string;
  /** The anchor of `docs/domain.md` that it belongs to. */
  section: string;
  /** What the state is, in a sentence. */
  line: string;
  /** Words of the interface that are seen in it. */
  texts?: string[];
  /** True where a person's acts lead to it. */
  hasSteps?: boolean;
}

/** Where the states are listed. */
export const statesFile = 'docs/states.json';
/** The page that people read them on. */
export const statesPage = 'docs/states.md';

/** What reviewers call states, in Russian, by their ids. */
export const stateNamesFile = 'docs/states.ru.json';

/** The names of the workspace's states. */
export const readStateNames = (root: string) =>
  JSON.parse(readFileSync(join(root, stateNamesFile), 'utf8')) as Record<string, string>;

/** The states of the workspace. */
export const readStates = (root: string) => JSON.parse(readFileSync(join(root, statesFile), 'utf8')) as State[];

const row = ({ story, line, section, texts = [] }: State) =>
  `| ${story} | ${line}${texts.map((text) => ` «${text}»`).join('')} | [${section}](domain.md#${section}) |`;

/** The page of all states, a table for each title. */
export function renderStates(states: readonly State[]): string {
  const titles = Map.groupBy(states, ({ title }) => title);
  const tables = [...titles].map(([title, of]) =>
    [`## ${title}`, '', '| Story | State | Rule |', '|---|---|---|', ...of.map(row)].join('\n'),
  );
  return [
    '# States',
    '<!-- Made from states.json: change that, then run pnpm states. -->',
    `All ${states.length} states of the interface. Each is a story of the same name in Storybook, and belongs to a rule of [domain.md](domain.md).`,
    ...tables,
    '',
  ].join('\n\n');
}

/** Writes the list, a state a line, and the page. */
export function writeStates(root: string, states: readonly State[]): void {
  const lines = states.map((state) => `  ${JSON.stringify(state)}`);
  writeFileSync(join(root, statesFile), `[\n${lines.join(',\n')}\n]\n`);
  writeFileSync(join(root, statesPage), renderStates(states));
}

/** Lists the stories of a new file as states, under the rule of those that stand beside them. */
export function addStates(root: string, path: string): void {
  const states = readStates(root);
  const groupOf = (title: string) => title.split('/')[0];
  const added = storiesOf(path, readFileSync(join(root, path), 'utf8')).map(({ id, title, name }) => {
    const neighbour = states.find((state) => groupOf(state.title) === groupOf(title));
    const line = 'TODO: one sentence on what is seen.';
    return { id, title, story: name, section: neighbour?.section ?? 'purpose', line };
  });
  writeStates(root, [...states, ...added]);
  const names = { ...readStateNames(root), ...Object.fromEntries(added.map(({ id, story }) => [id, story])) };
  writeFileSync(join(root, stateNamesFile), `${JSON.stringify(names, null, 2)}\n`);
}
