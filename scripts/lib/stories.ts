import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { CsfFile } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { readAnchors } from '../../tools/lint/citations.ts';

/** What a story says of the state that it shows, in `parameters.state`. */
interface State {
  /** What reviewers call it, in Russian. */
  ru: string;
  /** The anchor of `docs/domain.md` that it belongs to. */
  rule: string;
  /** Words of the interface that are seen or heard in it. */
  shows: string[];
}

type Node = CsfFile['_storyAnnotations'][string][string];

/** The value of an expression that is written out; undefined where it is not. */
function valueOf(node: Node | null | undefined): unknown {
  switch (node?.type) {
    case 'StringLiteral':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map((each) => valueOf(each));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((each) =>
          each.type === 'ObjectProperty' && each.key.type === 'Identifier'
            ? [[each.key.name, valueOf(each.value)]]
            : [],
        ),
      );
    default:
      return undefined;
  }
}

/** @throws where it lacks something, or says it in a way that cannot be read without running it */
function readState(place: string, node: Node | undefined): State | undefined {
  const { state } = (valueOf(node) ?? {}) as { state?: Record<string, unknown> };
  if (state === undefined) return undefined;
  const { ru, rule, shows = [] } = state;
  const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
  if (!isText(ru)) throw new Error(`${place}: its state has no Russian name: parameters.state.ru`);
  if (!isText(rule))
    throw new Error(`${place}: its state has no rule, an anchor of docs/domain.md: parameters.state.rule`);
  if (!Array.isArray(shows) || !shows.every(isText))
    throw new Error(`${place}: parameters.state.shows is no list of words`);
  return { ru, rule, shows };
}

/** Each export of a file of stories that shows a state. */
function statesOf(file: CsfFile, path: string): Map<string, State> {
  return new Map(
    Object.keys(file._stories).flatMap((name) => {
      const place = `${path}:${file._storyExports[name]?.loc?.start.line ?? 0}: ${name}`;
      const state = readState(place, file._storyAnnotations[name]?.parameters);
      return state ? [[name, state] as const] : [];
    }),
  );
}

/** Parts stand under UI, whichever package they live in. */
const isOfScreen = (path: string, title = '') => /^packages\/(?:features|app)\//.test(path) && !title.startsWith('UI/');

/** Reads the states of a file. @throws where a story of a screen is no state, or its rule is not written */
function checkedStates(file: CsfFile, path: string, anchors: ReadonlySet<string>): Map<string, State> {
  const states = statesOf(file, path);
  for (const name of Object.keys(file._stories)) {
    const place = `${path}:${file._storyExports[name]?.loc?.start.line ?? 0}: ${name}`;
    const state = states.get(name);
    if (state && !anchors.has(state.rule)) throw new Error(`${place}: docs/domain.md has no anchor ${state.rule}`);
    if (!state && isOfScreen(path, file.meta?.title))
      throw new Error(`${place} is of a screen, and says no state: parameters.state`);
  }
  return states;
}

/** What is wrong with states, a line for each file; looked for where Storybook was not built. */
export function stateProblems(root: string): string[] {
  const anchors = readAnchors(root);
  return globSync('packages/{*,features/*}/src/**/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8');
    try {
      checkedStates(loadCsf(source, { fileName: path, makeTitle: (title) => title }).parse(), path, anchors);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

/**
 * Puts stories into the index: states under their Russian names and with the tag `state`; those who write stories find
 * them by the names of their exports too. @throws as `checkedStates`
 */
export function indexerOf(root: string): Indexer {
  const anchors = readAnchors(root);
  return {
    test: /\.stories\.tsx$/,
    async createIndex(fileName, options) {
      const file = loadCsf(readFileSync(fileName, 'utf8'), { ...options, fileName }).parse();
      const states = checkedStates(file, relative(root, fileName), anchors);
      return file.indexInputs.map((input) => {
        const state = states.get(input.exportName);
        if (!state) return input;
        return { ...input, name: `${state.ru} · ${input.exportName}`, tags: [...(input.tags ?? []), 'state'] };
      });
    },
  };
}
