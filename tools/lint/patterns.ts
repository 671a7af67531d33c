import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, tool } from '../../scripts/lib/paths.ts';
import { buildPatterns, hiddenBuilds, patternModules } from './builtPatterns.ts';
import type { BuiltPattern } from './builtPatterns.ts';

interface Diagnostic {
  code: string;
  message: string;
  labels: { span: { line: number } }[];
}

const nameOf = (built?: BuiltPattern) => `${built?.place} /${built?.pattern.source.slice(0, 60)}…/`;

/** What the linter says of built patterns, written out as literals that it can read. */
async function lintProblems(built: readonly BuiltPattern[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kasb-patterns-'));
  try {
    const file = join(folder, 'patterns.ts');
    await writeFile(file, built.map(({ pattern }, index) => `export const p${index} = ${String(pattern)};\n`).join(''));
    const args = ['--config', join(root, '.oxlintrc.json'), '--format', 'json', file];
    const output = await new Promise<string>((done) => {
      execFile(tool('oxlint'), args, { cwd: root, maxBuffer: 1e8 }, (_, printed) => done(printed));
    });
    const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] };
    return diagnostics
      .filter(({ code }) => code.startsWith('regexp('))
      .map(({ message, labels }) => `${nameOf(built[(labels[0]?.span.line ?? 0) - 1])}: ${message}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Says which built patterns could take more than linear time over a text, or cannot be looked at. */
export async function patternProblems(): Promise<string[]> {
  const modules = patternModules(root);
  const built = await buildPatterns(root, modules);
  return [
    ...(built.length === 0 ? ['no pattern was found: what is asked here has gone'] : []),
    ...hiddenBuilds(root, modules, built).map(
      (place) => `${place}: build this pattern when the module is loaded, so that it can be analysed`,
    ),
    ...(await lintProblems(built)),
  ];
}
