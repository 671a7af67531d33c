/** One import of a module. */
export interface ModuleImport {
  specifier: string;
  /** Loaded when the module itself is: neither a type alone nor a dynamic import. */
  isStatic: boolean;
  line: number;
}

const staticImport = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w\s{},*$]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** The line of a place in a text, from 1. */
export const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What a module imports, read from its text: the compiler has no stable interface to ask. */
export function importsOf(source: string): ModuleImport[] {
  const found = [...source.matchAll(staticImport)].map((match) => ({
    specifier: match[2] ?? '',
    isStatic: match[1] === undefined,
    line: lineAt(source, match.index + match[0].length),
  }));
  const dynamic = [...source.matchAll(dynamicImport)].map((match) => ({
    specifier: match[1] ?? '',
    isStatic: false,
    line: lineAt(source, match.index),
  }));
  return [...found, ...dynamic];
}
