import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defaultLinks } from '../../packages/kit/src/links/links.ts';
import { importsOf } from './imports.ts';

/** Who a route lets in; `public`: anybody. */
export type RouteRole = 'public' | 'candidate' | 'employer' | 'operator';

/** An address of the product. */
interface ProductRoute {
  /** As the router has it: `/employer/vacancies/:vacancyId`. */
  path: string;
  role: RouteRole;
  /** The module of its page. */
  page: string;
  /** Routes that its page leads to, without those of the header or of the room. */
  to: string[];
  /** Every module of the page and its features. */
  modules: Set<string>;
}

const app = 'packages/app/src';
const roomDoor = 'packages/features/operator/src/parts/Room/Room.tsx';
const parameter = /^:/;
const routeElement = /<Route path="([^"*]+)" element=\{<(\w+) \/>\}/g;
const lazyElement = /const (\w+) = lazyPage\(\(\) => import\('([^']+)'\)\)/g;
const namedLoad = /const (\w+): LoadPage = \(\) => import\('([^']+)'\)/g;
const pageEntry = /^ {2}'?([\w/:-]*)'?: (?:\(\) => import\('([^']+)'\)|(\w+)),$/gm;
const linkCall = /\blinks\.(\w+)\(/g;
/** Operators have a room of their own, which is no part of a portal's links. */
const roomCall = /\broomPath\('([\w-]+)'(,)?/g;
const roomSection = /\bsection: '([\w-]+)'/g;

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const pageFile = (specifier: string) => join(app, specifier);

/** Every route of the app with the module of its page, as its tables of routes have them. */
function readRoutes(root: string): Pick<ProductRoute, 'path' | 'role' | 'page'>[] {
  const open = read(root, `${app}/routes.tsx`) + read(root, `${app}/otherPages.tsx`);
  const lazy = new Map([...open.matchAll(lazyElement)].map(([, name = '', file = '']) => [name, file]));
  const candidate = read(root, `${app}/candidatePages.ts`);
  const employer = read(root, `${app}/employer.tsx`);
  const operator = read(root, `${app}/operator.tsx`);
  const named = (source: string) =>
    new Map([...source.matchAll(namedLoad)].map(([, name = '', file = '']) => [name, file]));
  /** The pages of a table in which addresses share a module. */
  const sharing = (source: string, role: 'employer' | 'operator') => {
    const loads = named(source);
    // `moderation,` is an address and its module in one word.
    return [...source.replace(/^ {2}(\w+),$/gm, '  $1: $1,').matchAll(pageEntry)].map(
      ([, path = '', file, name = '']) => ({
        path: `/${role}/${path}`,
        role,
        page: pageFile(file ?? loads.get(name) ?? ''),
      }),
    );
  };
  return [
    ...[...open.matchAll(routeElement)].map(([, path = '', element = '']) => ({
      path,
      role: 'public' as const,
      page: pageFile(lazy.get(element) ?? ''),
    })),
    ...[...candidate.matchAll(pageEntry)].map(([, path = '', file = '']) => ({
      path: path === '' ? '/my' : `/my/${path}`,
      role: 'candidate' as const,
      page: pageFile(file),
    })),
    ...sharing(employer, 'employer'),
    ...sharing(operator, 'operator'),
  ];
}

/** The module that a package of a feature exports a name from. */
function exportedFrom(root: string, feature: string, name: string): string | undefined {
  const index = join('packages/features', feature, 'src/index.ts');
  if (!existsSync(join(root, index))) return undefined;
  const pattern = new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`);
  const specifier = pattern.exec(read(root, index))?.[1];
  return specifier && join(dirname(index), specifier);
}

const namedImport = /(?:import|export) (?:type )?\{([^}]+)\} from '@kasb\/([\w-]+)'/g;

/** The modules that a module brings: of the app and of features, what they load later too, but no types. */
function reach(root: string, path: string, seen: Set<string>): Set<string> {
  if (seen.has(path) || !existsSync(join(root, path))) return seen;
  seen.add(path);
  const source = read(root, path);
  for (const { specifier, isType } of importsOf(source)) {
    if (specifier.startsWith('.') && !isType) reach(root, join(dirname(path), specifier), seen);
  }
  for (const [statement, names = '', feature = ''] of source.matchAll(namedImport)) {
    if (/^\w+ type/.test(statement)) continue;
    for (const name of names.split(',').map((text) => text.trim())) {
      const file = name && exportedFrom(root, feature, name);
      if (file) reach(root, file, seen);
    }
  }
  return seen;
}

/** The route of an address: of those that fit, the one with the most fixed words. */
function routeOf(paths: readonly string[], address: string): string | undefined {
  const words = address.split('?')[0]?.split('/') ?? [];
  const fixed = (path: string) => path.split('/').filter((word) => !parameter.test(word)).length;
  return paths
    .filter((path) => {
      const parts = path.split('/');
      return (
        parts.length === words.length && parts.every((part, index) => parameter.test(part) || part === words[index])
      );
    })
    .sort((one, other) => fixed(other) - fixed(one))[0];
}

/** The routes that the links of these modules lead to. */
function linkedFrom(root: string, files: Iterable<string>, paths: readonly string[]): string[] {
  const links: Record<string, (...ids: string[]) => string> = { ...defaultLinks };
  const addresses = new Set(
    [...files].flatMap((file) => {
      const source = read(root, file);
      return [
        ...[...source.matchAll(linkCall)].map(([, name = '']) => links[name]?.('x', 'x', 'x') ?? ''),
        ...[...source.matchAll(roomCall)].map(([, section, id]) => `/operator/${section}${id ? '/x' : ''}`),
        ...[...source.matchAll(roomSection)].map(([, section]) => `/operator/${section}`),
      ];
    }),
  );
  const routes = [...addresses].flatMap((address) => routeOf(paths, address) ?? []);
  return [...new Set(routes)].sort();
}

/** Every route of the product, and what leads where. */
export interface ProductMap {
  routes: ProductRoute[];
  /** Where an employer's header leads, from each of the employer's pages. */
  header: string[];
}

/** Reads the product's map from the app's routes and from the links that pages and features follow. */
export function readProductMap(root: string): ProductMap {
  const routes = readRoutes(root);
  const paths = routes.map(({ path }) => path);
  // Its frame, and its door, which turns away from each page alike.
  const room = reach(root, roomDoor, reach(root, `${app}/pages/OperatorFrame.tsx`, new Set()));
  return {
    routes: routes.map((route) => {
      const modules = reach(root, route.page, new Set());
      const own = [...modules].filter((file) => !room.has(file));
      const to = linkedFrom(root, own, paths).filter((path) => path !== route.path);
      return { ...route, to, modules };
    }),
    header: linkedFrom(root, globSync(`${app}/header/*.tsx`, { cwd: root }), paths),
  };
}

/** The routes on whose pages is seen what the stories of this file show. */
export function routesOfStories(map: ProductMap, storyFile: string): string[] {
  const folder = dirname(storyFile);
  return map.routes
    .filter(({ modules }) => [...modules].some((file) => !relative(folder, file).startsWith('..')))
    .map(({ path }) => path);
}

/** A sheet of stories, with the routes that were found by its folder. */
interface Shown {
  /** Its page, beside the stories. */
  path: string;
  title: string;
  routes: readonly string[];
  states: readonly unknown[];
}

const screenFile = /\/screens\//;

/**
 * The routes whose screens have no stories in their own folder: by the title of the largest sheet whose stories draw
 * them, as those of a journey over several pages do.
 */
export function routesOfHosts(root: string, map: ProductMap, sheets: readonly Shown[]): Map<string, string[]> {
  const known = new Set(sheets.flatMap(({ routes }) => routes));
  const bySize = sheets.toSorted((one, other) => other.states.length - one.states.length);
  const drawn = bySize.map(({ path, title }) => {
    const files = new Set<string>();
    for (const file of globSync(join(dirname(path), '*.stories.tsx'), { cwd: root })) reach(root, file, files);
    return { title, files: [...files].filter((file) => screenFile.test(file)) };
  });
  const found = new Map<string, string[]>();
  for (const { path, modules } of map.routes.filter((route) => !known.has(route.path))) {
    const sheet = drawn.find(({ files }) => files.some((file) => modules.has(file)));
    if (sheet) found.set(sheet.title, [...(found.get(sheet.title) ?? []), path]);
  }
  return found;
}
