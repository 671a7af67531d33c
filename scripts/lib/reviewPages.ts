import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readComponents, type ComponentReference } from './componentReference.ts';
import { inheritedNames } from './inheritedProps.ts';
import { readStateNames, readStates, stateNamesFile } from './states.ts';
import { readStories } from './stories.ts';

/** A page of documentation beside the stories that it is about. */
export interface ReviewPage {
  path: string;
  /** The group of stories that it stands in. */
  title: string;
  /** Its Russian name. */
  name: string;
  /** The first paragraph: what the component or the screen is for. */
  purpose: string;
  source: string;
}

const meta = /^<Meta title="([^"]+)" name="([^"]+)" \/>$/m;
const purpose = /^# [^\n]+\n\n([^\n]+)$/m;
const block = /^<(Example|Reference|Screen) of="([^"]+)"(?: story="([^"]+)")? \/>$/gm;
const inTicks = /`([^`\n]+)`/g;
const chapters = ['Когда не', 'Так и не так', 'Клавиатура'];

/** The pages of all components and screens. */
export function readReviewPages(root: string): ReviewPage[] {
  return globSync('packages/{*,features/*}/src/**/*.mdx', { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .map((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      const [, title = '', name = ''] = meta.exec(source) ?? [];
      return { path, title, name, purpose: purpose.exec(source)?.[1] ?? '', source };
    });
}

const blocksOf = (page: ReviewPage) =>
  [...page.source.matchAll(block)].map(([, kind = '', of = '', story]) => ({ kind, of, story }));

/** What a page may name in ticks: components, their properties and the values of these, and variables of the theme. */
function knownNames(root: string, page: ReviewPage, components: readonly ComponentReference[]): Set<string> {
  const named = [...page.source.matchAll(inTicks)].map(([, name = '']) => name);
  const own = basename(page.path, '.mdx');
  const meant = components.filter(({ name, parts }) => name === own || parts.some((part) => named.includes(part.name)));
  const parts = meant.flatMap((component) => component.parts);
  const values = parts.flatMap((part) => part.own.flatMap(({ type }) => type.match(/(?<=')[^']+(?=')/g) ?? []));
  return new Set([
    ...exportedNames(root),
    ...parts.flatMap((part) => part.own.map(({ name }) => name)),
    ...parts.flatMap(({ from }) => from.flatMap((type) => inheritedNames(root, type))),
    ...meant.flatMap(({ tokens }) => tokens),
    ...values,
  ]);
}

const exportedNames = (root: string) =>
  ['packages/ui/src/index.ts', 'packages/ui/src/recruitment/index.ts', 'packages/kit/src/index.ts'].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );

function componentProblems(
  root: string,
  component: ComponentReference,
  all: readonly ComponentReference[],
  page?: ReviewPage,
) {
  const path = join(component.folder, `${component.name}.mdx`);
  if (!page) return [`${path} is missing: a component has a page`];
  const report = (text: string) => `${path}: ${text}`;
  const known = knownNames(root, page, all);
  const kinds = blocksOf(page).filter(({ of }) => of === component.name);
  return [
    ...(page.title === `UI/${component.name}` ? [] : [report(`is titled ${page.title}, not UI/${component.name}`)]),
    ...['Example', 'Reference']
      .filter((kind) => !kinds.some((one) => one.kind === kind))
      .map((kind) => report(`has no <${kind} of="${component.name}" />`)),
    ...chapters.filter((name) => !page.source.includes(`\n## ${name}\n`)).map((name) => report(`has no «${name}»`)),
    ...[...page.source.matchAll(inTicks)]
      .filter(([, name = '']) => !known.has(name))
      .map(([, name]) => report(`names ${name}, which is neither a property nor a component`)),
  ];
}

/** Says which components and screens have no page, and what pages say that is not so. */
export function reviewPageProblems(root: string): string[] {
  const pages = readReviewPages(root);
  const stories = readStories(root);
  const components = readComponents(root);
  const states = readStates(root);
  const names = readStateNames(root);
  const storyIds = new Set(stories.map(({ id }) => id));
  const isOfUi = (path: string) => path.startsWith('packages/ui/');
  const titles = new Map(stories.filter(({ path }) => !isOfUi(path)).map(({ title, path }) => [title, path]));
  const pageOf = new Map(pages.map((page) => [page.path, page]));
  const screens = pages.filter(({ path }) => !isOfUi(path));
  const ids = new Set(states.map(({ id }) => id));
  return [
    ...components.flatMap((component) =>
      componentProblems(root, component, components, pageOf.get(join(component.folder, `${component.name}.mdx`))),
    ),
    ...pages
      .filter(({ name, purpose: text }) => !name || !text)
      .map(({ path }) => `${path}: has no <Meta title="…" name="…" />, or nothing under its heading`),
    ...pages
      .filter(
        ({ path }) => isOfUi(path) && !components.some(({ folder, name }) => path === join(folder, `${name}.mdx`)),
      )
      .map(({ path }) => `${path}: is of no component`),
    ...[...titles]
      .filter(([title]) => !screens.some((page) => page.title === title))
      .map(([title, path]) => `${dirname(path)}: ${title} has no page: write ${basename(path, '.stories.tsx')}.mdx`),
    ...screens
      .filter(
        (page) =>
          !titles.has(page.title) || !blocksOf(page).some(({ kind, of }) => kind === 'Screen' && of === page.title),
      )
      .map(({ path, title }) => `${path}: has no <Screen of="${title}" />, or there are no such stories`),
    ...pages.flatMap((page) =>
      blocksOf(page)
        .filter(({ story }) => story !== undefined && !storyIds.has(story))
        .map(({ story }) => `${page.path}: there is no story ${story}`),
    ),
    ...states.filter(({ id }) => !names[id]).map(({ id }) => `${stateNamesFile}: ${id} has no name`),
    ...Object.keys(names)
      .filter((id) => !ids.has(id))
      .map((id) => `${stateNamesFile}: ${id} is no state`),
    ...states
      .filter(({ id, title }) =>
        states.some((other) => other.id !== id && other.title === title && names[id] && names[other.id] === names[id]),
      )
      .map(({ id }) => `${stateNamesFile}: ${id} is called as another state of its screen`),
  ];
}
