import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'vite';

/** A property of a type, as its source has it. */
interface Member {
  name: string;
  type: string;
  isOptional: boolean;
  /** What its comment says, without the tags. */
  text: string;
  default?: string;
}

/** What a type has itself, and the types of other packages that it takes over. */
export interface Members {
  own: Member[];
  from: { name: string; module: string }[];
}

interface Module {
  path: string;
  source: string;
  body: ESTree.Statement[];
  comments: { value: string; end: number }[];
}

const modules = new Map<string, Module>();

function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const known = modules.get(path);
  if (known?.source === source) return known;
  const { program, comments } = parseSync(path, source);
  const parsed = { path, source, body: program.body as ESTree.Statement[], comments };
  modules.set(path, parsed);
  return parsed;
}

const declarationOf = (statement: ESTree.Statement) =>
  statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;

type TypeDeclaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

function findType(module: Module, name: string): { module: Module; declaration: TypeDeclaration } | undefined {
  for (const statement of module.body) {
    const declaration = declarationOf(statement);
    const isType = declaration?.type === 'TSInterfaceDeclaration' || declaration?.type === 'TSTypeAliasDeclaration';
    if (isType && declaration.id.name === name) return { module, declaration };
  }
  const imported = findImport(module, name);
  if (imported?.path) return findType(readModule(imported.path), imported.name);
  return undefined;
}

/** Where a name of a module comes from: a path within the package, or the name of another one. */
function findImport(module: Module, local: string) {
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.local.name !== local) continue;
      const from = statement.source.value;
      const path = from.startsWith('.') ? join(dirname(module.path), from) : undefined;
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
      const name = imported?.type === 'Identifier' ? imported.name : '*';
      return { name, from, path: path && existsSync(path) ? path : undefined };
    }
  }
  return undefined;
}

const textOf = (module: Module, node: { start: number; end: number }) =>
  module.source.slice(node.start, node.end).replace(/\s+/g, ' ');

function commentBefore(module: Module, start: number) {
  const comment = module.comments.findLast(({ end }) => end <= start && module.source.slice(end, start).trim() === '');
  return (comment?.value ?? '').replace(/^\s*\*+ ?/gm, '').trim();
}

/** The keys of a group of classes: `css.variant` of a component's styles. */
function variantsOf(module: Module, expression: string): string[] | undefined {
  const [first = '', second] = expression.split('.');
  const styles = findImport(module, first);
  if (!styles?.path) return undefined;
  const name = second ?? styles.name;
  for (const statement of readModule(styles.path).body) {
    const declaration = declarationOf(statement);
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || id.name !== name || init?.type !== 'CallExpression') continue;
      const rules = init.arguments[0];
      if (rules?.type !== 'ObjectExpression') return undefined;
      return rules.properties.flatMap((property) => {
        if (property.type !== 'Property') return [];
        const { key } = property;
        if (key.type === 'Identifier') return [`'${key.name}'`];
        return key.type === 'Literal' ? [typeof key.value === 'number' ? String(key.value) : `'${key.value}'`] : [];
      });
    }
  }
  return undefined;
}

/** A type in words that a reader of the page knows: short unions in place of their names. */
function typeText(module: Module, node: ESTree.TSType): string {
  const text = textOf(module, node);
  const variants = /^keyof typeof ([\w.]+)$/.exec(text)?.[1];
  if (variants) return variantsOf(module, variants)?.join(' | ') ?? text;
  if (node.type === 'TSIndexedAccessType') {
    const [key] = namesOf(node.indexType);
    return membersOfType(module, node.objectType).own.find(({ name }) => name === key)?.type ?? text;
  }
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' && !node.typeArguments) {
    const found = findType(module, node.typeName.name);
    if (found?.declaration.type !== 'TSTypeAliasDeclaration') return text;
    const meaning = typeText(found.module, found.declaration.typeAnnotation);
    return /^(?!.*\btypeof\b)[^{(=]{1,160}$/.test(meaning) ? meaning : text;
  }
  return text;
}

function memberOf(module: Module, node: ESTree.TSSignature): Member[] {
  if (node.type !== 'TSPropertySignature' || !node.typeAnnotation) return [];
  const name =
    node.key.type === 'Identifier' ? node.key.name : node.key.type === 'Literal' ? String(node.key.value) : '';
  const [text = '', fallback] = commentBefore(module, node.start).split(/\s*@default\s+/);
  return [
    {
      name,
      type: typeText(module, node.typeAnnotation.typeAnnotation),
      isOptional: node.optional,
      text: text.replace(/\s+/g, ' '),
      ...(fallback && { default: fallback }),
    },
  ];
}

/** The names of `'children' | 'className'`; of another type none. */
function namesOf(node: ESTree.TSType | undefined): string[] {
  if (node?.type === 'TSUnionType') return node.types.flatMap(namesOf);
  return node?.type === 'TSLiteralType' && node.literal.type === 'Literal' ? [String(node.literal.value)] : [];
}

/** Of a property that stands twice, the latter. */
function joined(parts: Members[]): Members {
  const own = new Map(parts.flatMap((part) => part.own).map((member) => [member.name, member]));
  const from = new Map(parts.flatMap((part) => part.from).map((type) => [type.name, type]));
  return { own: [...own.values()], from: [...from.values()] };
}

function membersOfName(module: Module, name: string, args: readonly ESTree.TSType[]): Members {
  const [first, second] = args;
  if ((name === 'Omit' || name === 'Pick') && first) {
    const all = membersOfType(module, first);
    const names = new Set(namesOf(second));
    return { ...all, own: all.own.filter((member) => names.has(member.name) === (name === 'Pick')) };
  }
  if (name === 'Readonly' && first) return membersOfType(module, first);
  const found = findType(module, name);
  if (!found) {
    const imported = findImport(module, name);
    return { own: [], from: imported ? [{ name: imported.name, module: imported.from }] : [] };
  }
  if (found.declaration.type === 'TSTypeAliasDeclaration')
    return membersOfType(found.module, found.declaration.typeAnnotation);
  const { body, extends: bases } = found.declaration;
  return joined([
    ...bases.map((base) =>
      membersOfName(found.module, textOf(found.module, base.expression), base.typeArguments?.params ?? []),
    ),
    { own: body.body.flatMap((node) => memberOf(found.module, node)), from: [] },
  ]);
}

function membersOfType(module: Module, node: ESTree.TSType): Members {
  if (node.type === 'TSTypeReference')
    return membersOfName(module, textOf(module, node.typeName), node.typeArguments?.params ?? []);
  if (node.type === 'TSTypeLiteral') return { own: node.members.flatMap((part) => memberOf(module, part)), from: [] };
  if (node.type === 'TSIntersectionType' || node.type === 'TSUnionType')
    return joined(node.types.map((part) => membersOfType(module, part)));
  return { own: [], from: [] };
}

/** What an exported function of a module is for, by its comment, and the properties that it takes. */
export function propsOf(path: string, name: string): (Members & { text: string }) | undefined {
  const module = readModule(path);
  for (const statement of module.body) {
    const declaration = declarationOf(statement);
    if (declaration?.type !== 'FunctionDeclaration' || declaration.id?.name !== name) continue;
    const parameter = declaration.params[0];
    const type = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation?.typeAnnotation : undefined;
    const text = commentBefore(module, statement.start).replace(/\s+/g, ' ');
    return { text, ...(type ? membersOfType(module, type) : { own: [], from: [] }) };
  }
  return undefined;
}
