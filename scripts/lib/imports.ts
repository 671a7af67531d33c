/** One import of a module. */
export interface ModuleImport {
  specifier: string;
  /** Of types alone. */
  isType: boolean;
  /** Loaded when it is asked for, and not with the module itself. */
  isDynamic: boolean;
  line: number;
}

const staticImport = /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w\s{},*$]*?\sfrom\s+)?['"]([^'"\n]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

/** The line of a place in a text, from 1. */
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What a module imports, read from its text: the compiler has no stable interface to ask. */
export function importsOf(source: string): ModuleImport[] {
  const found = [...source.matchAll(staticImport)].map((match) => ({
    specifier: match[2] ?? '',
    isType: match[1] !== undefined,
    isDynamic: false,
    line: lineAt(source, match.index + match[0].length),
  }));
  const dynamic = [...source.matchAll(dynamicImport)].map((match) => ({
    specifier: match[1] ?? '',
    isType: false,
    isDynamic: true,
    line: lineAt(source, match.index),
  }));
  return [...found, ...dynamic];
}
