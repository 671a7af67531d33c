import { parseArgs } from 'node:util';
import type { Env } from '../env/env.ts';
import { backupCommands } from './backup.ts';
import { CommandError, UsageError } from './command.ts';
import type { Command, Desk, Typed } from './command.ts';
import { companyCommands } from './companies.ts';
import { healthCommands } from './health.ts';
import { migrationCommands } from './migrations.ts';
import { operationCommands } from './operations.ts';
import { operatorNameOf } from './operator.ts';
import { operatorCommands } from './operators.ts';
import { orderCommands } from './orders.ts';
import { planCommands } from './plans.ts';
import { subscriptionCommands } from './subscriptions.ts';
import { todayCommands } from './today.ts';
import { userCommands } from './users.ts';

/** All of them. */
export const commands: readonly Command[] = [
  ...planCommands,
  ...subscriptionCommands,
  ...orderCommands,
  ...userCommands,
  ...companyCommands,
  ...todayCommands,
  ...operationCommands,
  ...operatorCommands,
  ...migrationCommands,
  ...healthCommands,
  ...backupCommands,
];

/** Of every command. */
const ownOptions = { as: { type: 'string' } } as const;

interface Shell {
  print: (line: string) => void;
  printError: (line: string) => void;
  /** The settings. */
  env: () => Env;
  /** Opens the database for a command that was typed well. */
  open: (env: Env) => Promise<Omit<Desk, 'env' | 'operator' | 'print'> & { close: () => Promise<void> }>;
}

/** Runs what was typed after `kasb`. @returns the exit code: 0 done, 1 not possible, 2 typed wrongly */
export async function runCommand(
  argv: readonly string[],
  { print, printError, env: readSettings, open }: Shell,
): Promise<number> {
  const isHelp = argv.some((word) => word === '--help' || word === '-h') || argv[0] === 'help';
  const words = argv.filter((word) => word !== 'help');
  const found = commands.find(({ name }) => name.split(' ').every((word, index) => words[index] === word));
  if (isHelp || argv.length === 0) {
    print(found ? helpOf(found) : overview(words[0]));
    return isHelp ? 0 : 2;
  }
  if (!found) {
    printError(`kasb: there is no command «${argv.join(' ')}»`);
    printError(overview(argv[0]));
    return 2;
  }
  let typed: Typed;
  let operator: string;
  try {
    typed = read(found, argv.slice(found.name.split(' ').length));
    operator = operatorNameOf(typed);
  } catch (error) {
    return complain(found, error, printError);
  }
  const env = readSettings();
  if (found.runAtRest) {
    try {
      await found.runAtRest({ env, now: new Date(), print }, typed);
      return 0;
    } catch (error) {
      return complain(found, error, printError);
    }
  }
  const { close, ...desk } = await open(env);
  try {
    await found.run({ ...desk, env, operator, print }, typed);
    return 0;
  } catch (error) {
    return complain(found, error, printError);
  } finally {
    await close();
  }
}

function read({ args, options }: Command, argv: string[]): Typed {
  const { values, positionals } = parseArgs({
    args: argv,
    options: { ...options, ...ownOptions },
    allowPositionals: true,
    strict: true,
  });
  if (positionals.length > args.length) throw new UsageError(`«${positionals[args.length]}» is one argument too many`);
  const missing = args.slice(positionals.length).find((name) => !isOptional(name));
  if (missing !== undefined || positionals.some((text) => text.trim() === ''))
    throw new UsageError(`<${missing ?? args[0]}> is missing`);
  const single = Object.entries(values).map(
    ([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const,
  );
  return { args: positionals, options: Object.fromEntries(single) };
}

const isOptional = (arg: string) => arg.startsWith('[');

function complain(asked: Command, error: unknown, printError: Shell['printError']): number {
  if (error instanceof CommandError) {
    printError(`kasb: ${error.message}`);
    return 1;
  }
  const isUsage =
    error instanceof UsageError ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
  if (!isUsage) throw error;
  printError(`kasb: ${error.message.split('. ')[0]}`);
  printError(`Usage: ${usageOf(asked)}`);
  return 2;
}

const usageOf = ({ name, args, options }: Command) =>
  [
    'kasb',
    name,
    ...args.map((arg) => (isOptional(arg) ? arg : `<${arg}>`)),
    ...(Object.keys(options).length > 0 ? ['[options]'] : []),
  ].join(' ');

const helpOf = (asked: Command) =>
  [
    `Usage: ${usageOf(asked)}`,
    '',
    asked.summary,
    '',
    ...[...asked.optionHelp, '--as <name>              who it is recorded as done by (the user of this machine)'].map(
      (line) => `  ${line}`,
    ),
  ].join('\n');

/** All commands, or those of one group. */
function overview(group: string | undefined): string {
  const own = commands.filter(({ name }) => name.split(' ')[0] === group);
  const listed = own.length > 0 ? own : commands;
  const width = Math.max(...listed.map((each) => usageOf(each).length));
  return [
    'Usage: kasb <command>   (kasb <command> --help tells more)',
    '',
    ...listed.map((each) => `  ${usageOf(each).padEnd(width)}  ${each.summary}`),
    '',
    'Every command takes --as <name>: who it is recorded as done by, without it the user of this machine.',
    'Works on the database of the server: DATABASE_URL, or the embedded one in KASB_DATA_DIR (./.data).',
  ].join('\n');
}
