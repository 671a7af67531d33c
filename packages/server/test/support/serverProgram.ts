import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bundleProgram } from '../../scripts/bundle.ts';

let program: Promise<string> | undefined;

/** What a server process runs: the server in one file, made when it is first asked for. */
export function serverProgram(): Promise<string> {
  program ??= bundleProgram('src/main.ts', mkdtempSync(join(inject('programs'), 'worker-')));
  return program;
}
