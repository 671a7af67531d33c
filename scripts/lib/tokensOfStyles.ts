import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { importsOf } from './imports.ts';

/** `color.onAccent` as its public name; what is chosen at run time is a star. */
function publicName(path: readonly string[]): string {
  const words = path.filter((word) => word !== 'color' && word !== 'status');
  return `--${['kasb', ...words].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The names along `vars.color.text`, from the outermost object; undefined where it is no such chain. */
function chainOf(node: ESTree.Expression | ESTree.Super): string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression') return undefined;
  const object = chainOf(node.object);
  const { property } = node;
  if (!object) return undefined;
  if (!node.computed && property.type === 'Identifier') return [...object, property.name];
  return [...object, property.type === 'Literal' ? String(property.value) : '*'];
}

/** The variables of the theme that a module of styles reads. */
function tokensOfSource(path: string, source: string): string[] {
  const { program } = parseSync(path, source);
  const places = new Map<string, string[]>([['vars', []]]);
  const chains: string[][] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier' || init.name !== 'vars') return;
      for (const property of id.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && property.value.type === 'Identifier')
          places.set(property.value.name, [property.key.name]);
      }
    },
    MemberExpression: (node) => {
      const [first = '', ...rest] = chainOf(node) ?? [];
      const place = places.get(first);
      if (place) chains.push([...place, ...rest]);
    },
  }).visit(program);
  // Of `vars.color` and `vars.color.text` the longer one is meant.
  const whole = chains.filter(
    (chain) =>
      !chains.some((other) => other.length > chain.length && chain.every((word, index) => other[index] === word)),
  );
  return whole.filter((chain) => chain.length > 0).map(publicName);
}

/** The modules of styles that a module brings, by itself or through others of the same package. */
function stylesOf(path: string, seen: Set<string>): string[] {
  if (seen.has(path) || !existsSync(path)) return [];
  seen.add(path);
  const own = path.endsWith('.css.ts') ? [path] : [];
  const imports = importsOf(readFileSync(path, 'utf8')).filter(
    ({ specifier, isType }) => specifier.startsWith('.') && !isType,
  );
  return [...own, ...imports.flatMap(({ specifier }) => stylesOf(join(dirname(path), specifier), seen))];
}

/** The variables of the theme that a component's own styles and the shared ones of fields read, sorted. */
export function tokensOf(path: string): string[] {
  const shared = /\/private\/[^/]+$/;
  const styles = stylesOf(path, new Set()).filter((file) => dirname(file) === dirname(path) || shared.test(file));
  return [...new Set(styles.flatMap((file) => tokensOfSource(file, readFileSync(file, 'utf8'))))].sort();
}
