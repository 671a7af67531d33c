import type { ParseArgsConfig } from 'node:util';
import type { IdentityDesk } from '../companies/identity.ts';
import type { JobSender } from '../context/jobSender.ts';
import type { Database } from '../db/database.ts';
import type { Env } from '../env/env.ts';

/** What a command works with that needs no database. */
interface Bench {
  env: Env;
  now: Date;
  print: (line: string) => void;
}

/** What a command works with. */
export interface Desk extends Bench {
  db: Database;
  jobs: JobSender;
  /** What the identity of individuals is opened with. */
  openIdentities: () => Promise<IdentityDesk>;
  /** Who types, for the record. */
  operator: string;
}

/** What was typed after the command's name. */
export interface Typed {
  /** By their names in the usage; those that are missing were refused before. */
  args: string[];
  options: Record<string, string | boolean | undefined>;
}

/** One command of `kasb`. */
export interface Command {
  /** Its words: `service add`. */
  name: string;
  /** Its arguments in order; one that may be left out has brackets. */
  args: string[];
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** A line of help for each option. */
  optionHelp: string[];
  run: (desk: Desk, typed: Typed) => Promise<void>;
  /** In the place of `run`, without a database. */
  runAtRest?: (bench: Bench, typed: Typed) => Promise<void>;
}

/** A command that was typed wrongly: the process ends with 2. */
export class UsageError extends Error {}

/** What the command was asked for and cannot do: the process ends with 1. */
export class CommandError extends Error {}

/** What went wrong below, for who typed it. */
export const tried = async <Made>(work: Promise<Made>): Promise<Made> =>
  work.catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  });

/** Fewer words for a command without options. */
export function command(given: Pick<Command, 'name' | 'summary' | 'run'> & Partial<Command>): Command {
  return { args: [], options: {}, optionHelp: [], ...given };
}

/** A command that needs no database: one of its own would be in its way. */
export function atRest(
  given: Pick<Command, 'name' | 'summary'> & Partial<Omit<Command, 'run'>> & { run: NonNullable<Command['runAtRest']> },
): Command {
  return command({ ...given, run: async () => {}, runAtRest: given.run });
}

type Listing = Pick<Command, 'name' | 'summary'> & {
  args?: string[];
  /** Said where there are no rows. */
  nothing: string;
  rows: (desk: Desk, typed: Typed) => Promise<string[][]>;
};

/** A command that prints rows. */
export function listing({ rows, nothing, ...given }: Listing): Command {
  return command({
    ...given,
    async run(desk, typed) {
      printTable(desk.print, await rows(desk, typed), nothing);
    },
  });
}

/** A text option, or undefined. */
export function textOf({ options }: Typed, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** An option that is a whole number. @throws UsageError */
export function wholeOf(typed: Typed, name: string, { min = 0, max = 1_000_000_000 } = {}): number | undefined {
  const text = textOf(typed, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}`);
  return value;
}

/** Prints rows in columns; `nothing` where there are none. */
export function printTable(print: Desk['print'], rows: string[][], nothing: string): void {
  if (rows.length === 0) print(nothing);
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
