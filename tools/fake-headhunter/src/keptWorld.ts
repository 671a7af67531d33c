import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Negotiation, Resume, Vacancy, World } from './world.ts';

type Kept = Omit<World, 'vacancies' | 'negotiations' | 'resumes'> & {
  vacancies: Vacancy[];
  negotiations: Negotiation[];
  resumes: Resume[];
};

const byId = <Thing extends { id: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]));

/** The world that an earlier run left in a file; undefined where there was none. */
export function readWorld(file: string): World | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const revive = (key: string, value: unknown) => (key.endsWith('At') ? new Date(value as string) : value);
  const { vacancies, negotiations, resumes, ...rest } = JSON.parse(text, revive) as Kept;
  return { ...rest, vacancies: byId(vacancies), negotiations: byId(negotiations), resumes: byId(resumes) };
}

/** Leaves the world in a file for the next run. */
export function writeWorld(file: string, { vacancies, negotiations, resumes, ...rest }: World): void {
  const kept: Kept = {
    ...rest,
    vacancies: [...vacancies.values()],
    negotiations: [...negotiations.values()],
    resumes: [...resumes.values()],
  };
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all, whenever it is cut off.
  writeFileSync(`${file}.new`, JSON.stringify(kept));
  renameSync(`${file}.new`, file);
}
