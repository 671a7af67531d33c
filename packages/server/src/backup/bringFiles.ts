import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '../db/cluster/account.ts';
import { purposeIn, purposeOfMedia } from './backups.ts';
import type { Backup } from './backups.ts';
import { copyTree } from './copyTree.ts';
import { openSealed } from './seals.ts';

/** Where the files of a backup are brought to. */
interface Target {
  /** Of the database. */
  draft: string;
  /** For what is sealed: recordings and keys, until they are put in their places. */
  beside: string;
  keys: readonly Buffer[];
  owner: Owner | undefined;
}

/** Where a backup's recordings and keys lie, open. */
interface Brought {
  media: string;
  secrets: string;
}

/** Copies the database's files, each compared with its sum, and opens what is sealed. @throws at the first damaged */
export async function bringFiles(from: Backup, { draft, beside, keys, owner }: Target): Promise<Brought> {
  const opening = (folder: string, purposeOf = (path: string) => purposeIn(from.name, join(folder, path))) =>
    from.isSealed
      ? (bytes: AsyncIterable<Buffer>, path: string) =>
          openSealed(bytes, { keys, purpose: purposeOf(path), what: `${join(folder, path)} of ${from.name}` })
      : undefined;
  const copied = await copyTree(join(from.folder, 'postgres'), draft, { owner, open: opening('postgres') });
  for (const [path, { bytes, sha256 }] of Object.entries(from.files)) {
    const copy = copied.get(path);
    if (copy?.bytes !== bytes || copy.sha256 !== sha256)
      throw new Error(`The backup ${from.name} is damaged: ${path} is not what was saved. Restore an older one`);
  }
  const kept = { media: join(from.folder, 'media'), secrets: join(from.folder, 'secrets') };
  if (!from.isSealed) return kept;
  const opened = { media: join(beside, 'media'), secrets: join(beside, 'secrets') };
  if (existsSync(kept.media)) await copyTree(kept.media, opened.media, { open: opening('media', purposeOfMedia) });
  if (existsSync(kept.secrets)) await copyTree(kept.secrets, opened.secrets, { open: opening('secrets') });
  return opened;
}
