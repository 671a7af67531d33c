import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A user of the system. */
export interface Owner {
  uid: number;
  gid: number;
}

/** What has to be spawned. */
export interface Command {
  program: string;
  args: string[];
  /** The account to change to. */
  owner?: Owner;
}

/** Turns a program and its arguments into what has to be spawned. */
export type ToCommand = (program: string, args: string[]) => Command;

/**
 * Who PostgreSQL runs as: it refuses to run as root. Root gives it to the account that owns the cluster
 * already, else to `postgres`, else to `nobody`. Undefined is the server's own account.
 */
export function findOwner(clusterDir: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = ownerOf(clusterDir) ?? accountOf('postgres') ?? accountOf('nobody');
  if (!owner) throw new Error('PostgreSQL cannot run as root, and there is neither a postgres nor a nobody account');
  return owner;
}

/** Rights to traverse any folder, the smaller first; containers often withhold it. */
const rights = ['dac_read_search', 'dac_override'];

/**
 * How to run a program as the owner. The data may lie below a folder that shuts the owner out (a checkout in
 * a folder of mode 700): then, and only then, the owner also gets the right to traverse any folder.
 */
export function commandFor(owner: Owner | undefined, clusterDir: string): ToCommand {
  if (!owner || canReach(owner, clusterDir)) return (program, args) => ({ program, args, owner });
  const drop = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
  const right = rights.find((name) => isAllowed([...drop, ...granting(name)]));
  if (right === undefined) {
    throw new Error(
      `Account ${owner.uid} cannot reach ${clusterDir}, and this system cannot grant it: ` +
        'run as an ordinary user, open the folders above (chmod o+x), or set DATABASE_URL',
    );
  }
  return (program, args) => ({ program: 'setpriv', args: [...drop, ...granting(right), program, ...args] });
}

function granting(right: string): string[] {
  return [`--inh-caps=+${right}`, `--ambient-caps=+${right}`];
}

/** Whether accounts that are neither the folder's owner nor of its group may look into it. */
export function isOpenToOthers(folder: string): boolean {
  return process.platform !== 'win32' && (statSync(folder).mode & 0o007) !== 0;
}

/** Lets the owner through a folder of ours that is shut to all others, by its group. */
export function admit({ gid }: Owner, folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o077) !== 0) return;
  chownSync(folder, uid, gid);
  chmodSync(folder, 0o710);
}

/** Whether every folder down to this one may be traversed; one that is not there yet may. */
export function canReach({ uid, gid }: Owner, folder: string): boolean {
  if (existsSync(folder)) {
    const { mode, uid: folderUid, gid: folderGid } = statSync(folder);
    const bit = folderUid === uid ? 0o100 : folderGid === gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
  }
  return dirname(folder) === folder || canReach({ uid, gid }, dirname(folder));
}

function ownerOf(folder: string): Owner | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function accountOf(name: string): Owner | undefined {
  try {
    const read = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: read('-u'), gid: read('-g') };
  } catch {
    return undefined;
  }
}

function isAllowed(args: string[]): boolean {
  try {
    execFileSync('setpriv', [...args, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
