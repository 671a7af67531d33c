import type { Place } from '../backup/archive.ts';
import { listBackups } from '../backup/backups.ts';
import { restore } from '../backup/restore.ts';
import { takeBackup } from '../backup/takeBackup.ts';
import { verifyNewest } from '../backup/verify.ts';
import { databaseName } from '../compose/openDatabase.ts';
import type { Env } from '../env/env.ts';
import { atRest, command, CommandError, textOf, tried, UsageError } from './command.ts';

const sizeOf = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`;

/** @throws CommandError where there is nowhere to */
function placeOf({ KASB_BACKUP_DIR: backupDir, DATABASE_URL: url, ...env }: Env): Place {
  if (url !== undefined)
    throw new CommandError('This is for the embedded database: PostgreSQL elsewhere is backed up by its own tools');
  if (backupDir === undefined) throw new CommandError('Set KASB_BACKUP_DIR: best to a folder on another disk');
  return { backupDir, dataDir: env.KASB_DATA_DIR, keys: env.KASB_BACKUP_KEY };
}

/** Keeping the embedded database. */
export const backupCommands = [
  atRest({
    name: 'backup list',
    summary: 'List the backups, the newest first.',
    async run({ env, print }) {
      const backups = await listBackups(placeOf(env).backupDir);
      if (backups.length === 0) print('There are no backups.');
      for (const { name, finishedAt, bytes, postgres, isSealed } of backups)
        print(`${name}  ${finishedAt}  ${sizeOf(bytes)}  PostgreSQL ${postgres}${isSealed ? '  sealed' : ''}`);
    },
  }),
  atRest({
    name: 'backup verify',
    summary: 'Try the newest backup: restore it apart, check every index, count every row.',
    async run({ env, print }) {
      const { name, tables, rows, indexes } = await tried(verifyNewest(placeOf(env), databaseName, () => new Date()));
      print(`${name} is whole: ${rows} rows of ${tables} tables, ${indexes} indexes.`);
    },
  }),
  command({
    name: 'backup',
    summary: 'Back up the embedded database, recordings and keys, while the server runs.',
    async run({ env, cluster, print }) {
      const place = placeOf(env);
      if (!cluster) throw new CommandError('There is no embedded database');
      const hasMedia = env.KASB_MEDIA === 'folder';
      const { name, bytes } = await tried(takeBackup({ ...place, cluster, hasMedia, now: () => new Date() }));
      print(`Backed up ${name}: ${sizeOf(bytes)}.`);
    },
  }),
  atRest({
    name: 'restore',
    summary: 'Bring the embedded database, recordings and keys back; the server must not run.',
    options: { to: { type: 'string' }, into: { type: 'string' } },
    optionHelp: [
      '--to <moment>            as of then, 2026-11-20T14:05+05:00; without it the last change that was archived',
      '--into <folder>          into another data folder than KASB_DATA_DIR',
    ],
    async run({ env, print }, typed) {
      const text = textOf(typed, 'to');
      const to = text === undefined ? undefined : new Date(text);
      if (to && Number.isNaN(to.getTime()))
        throw new UsageError(`--to «${text}» is no moment: write it as 2026-11-20T14:05+05:00`);
      const place = placeOf(env);
      const dataDir = textOf(typed, 'into') ?? place.dataDir;
      const { from, before } = await tried(restore({ ...place, dataDir, to, now: () => new Date() }));
      print(`Restored ${from.name}${to ? `, as of ${to.toISOString()}` : ' and what was written since'}.`);
      if (before !== undefined) print(`What was there before is in ${before}.`);
    },
  }),
];
