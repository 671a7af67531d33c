import { ensureProgramsBuilt } from '../../scripts/bundle.ts';
import type { Programs } from '../../scripts/bundle.ts';

let programs: Promise<Programs> | undefined;

/** The server in one file, and where Node keeps it compiled. */
export function serverProgram(): Promise<Programs> {
  programs ??= ensureProgramsBuilt();
  return programs;
}
