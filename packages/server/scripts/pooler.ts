import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findOwner } from '../src/db/cluster/account.ts';
import { freePort } from '../src/db/cluster/programs.ts';

/** The PgBouncer that is tried: that of `PGBOUNCER`, or of the system. */
const program = process.env.PGBOUNCER ?? 'pgbouncer';

/** PgBouncer, which gives each transaction another connection. */
export interface Pooler {
  /** A database's address through it. */
  through: (url: string) => string;
  end: () => Promise<void>;
}

interface PoolerOptions {
  /** What signs in through it, beside who opens it: addresses with names and passwords. */
  also?: readonly string[];
  /** Connections to each database of each role. */
  size?: number;
}

/** Its version as a number, 1.25 as 125; undefined where there is none. */
export function poolerVersion(): number | undefined {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return major === undefined ? undefined : Number(major) * 100 + Number(minor);
}

/** Opens one in front of the PostgreSQL of an address, for all its databases. */
export async function openPooler(url: string, { also = [], size = 3 }: PoolerOptions = {}): Promise<Pooler> {
  const there = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'kasb-pooler-'));
  const port = await freePort();
  const settings = [
    '[databases]',
    `* = host=${there.hostname} port=${there.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'pool_mode = transaction',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users')}`,
    `default_pool_size = ${size}`,
    'max_client_conn = 1000',
    'unix_socket_dir =',
  ];
  const users = [url, ...also].map((each) => {
    const { username, password } = new URL(each);
    return `"${username}" "${decodeURIComponent(password)}"`;
  });
  writeFileSync(join(folder, 'settings'), settings.join('\n'));
  writeFileSync(join(folder, 'users'), `${users.join('\n')}\n`);
  // Like PostgreSQL it does not run as root.
  const owner = findOwner(join(folder, 'nobodys'));
  chmodSync(folder, 0o755);
  if (owner) for (const file of ['settings', 'users']) chownSync(join(folder, file), owner.uid, owner.gid);
  const child = spawn(program, [join(folder, 'settings')], { ...owner, stdio: 'ignore' });
  const ended = once(child, 'close');
  // Only its port: a connection through it would stay as it was before a role got its limits.
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await delay(20);
  }
  return {
    through(of) {
      const address = new URL(of);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    async end() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isOpen = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });
