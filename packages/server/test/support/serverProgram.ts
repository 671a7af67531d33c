import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bundleProgram, programsFolder } from '../../scripts/bundle.ts';

let program: Promise<string> | undefined;

/** What a server process runs: the server in one file, made when it is first asked for. */
export function serverProgram(): Promise<string> {
  program ??= bundleProgram('src/main.ts', process.env.VITEST === undefined ? ofBench() : ofTests());
  return program;
}

/** The run of tests removes them all. */
const ofTests = () => mkdtempSync(join(inject('programs'), 'worker-'));

function ofBench(): string {
  mkdirSync(programsFolder, { recursive: true });
  const folder = mkdtempSync(join(programsFolder, 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
