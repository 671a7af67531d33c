/** @module-tag race */

import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openCluster } from '../../src/db/cluster/cluster.ts';
import { connect } from '../../src/db/database.ts';
import { createFolderStore } from '../../src/media/folderStore.ts';
import { vacancyForm } from '../support/firm.ts';
import { startProcess } from '../support/rig.ts';
import { withSql } from '../support/sql.ts';
import { createWriter, post } from '../support/writers.ts';
import type { Writer } from '../support/writers.ts';

const home = mkdtempSync(join(tmpdir(), 'kasb-disk-'));
const disk = join(home, 'disk');
mkdirSync(disk);
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'none', disk]).status === 0;
const end: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const step of end.toReversed()) await step();
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(home, { recursive: true, force: true });
});

/** Leaves nothing free on the disk. */
function fill(): void {
  const file = openSync(join(disk, 'ballast'), 'w');
  try {
    for (const size of [1 << 20, 1 << 12])
      for (let written = size; written === size;) written = writeSync(file, Buffer.alloc(size));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

// Only root may make a small disk.
describe.runIf(isMounted)('a disk that is full', () => {
  test('writes are refused for now, reads go on, and all is well when there is room', async () => {
    const cluster = await openCluster({ dataDir: join(disk, 'data') });
    end.push(() => cluster.stop());
    const own = withSql(connect(cluster.urlOf('postgres'), { max: 1 }));
    end.push(own.close);
    const server = await startProcess({
      KASB_DEMO: '1',
      DATABASE_URL: cluster.urlOf('postgres'),
      KASB_DATA_DIR: join(home, 'server'),
    });
    end.push(() => server.kill('SIGTERM'));
    const writers: Writer[] = [];
    for (let count = 0; count < 20; count += 1) writers.push(await createWriter(own, server.url));
    let count = 0;
    const write = async () => {
      const writer = writers[(count += 1) % writers.length];
      const path = `${server.url}/api/employer/companies/${writer?.companyId}/vacancies`;
      const form = { ...vacancyForm, title: `Швея ${count}` };
      return (await post(path, writer?.token ?? '', form)).status;
    };
    const read = async () => (await fetch(`${server.url}/vacancies?limit=1`)).status;

    fill();
    const store = createFolderStore(join(disk, 'media'));
    await expect(store.write('interview/part', Buffer.alloc(1 << 20))).rejects.toThrow('ENOSPC');
    expect(readdirSync(join(disk, 'media'), { recursive: true })).not.toContainEqual(expect.stringContaining('part'));
    const seen = new Set<number>();
    const refused = async () => {
      seen.add(await write());
      expect(await read()).toBe(200);
      return seen.has(503);
    };
    await expect.poll(refused, { interval: 0 }).toBe(true);
    expect([...seen].filter((status) => status !== 201 && status !== 503)).toEqual([]);

    // Where not even its log of changes has room, PostgreSQL falls over.
    const more = own.sql`
      select pg_logical_emit_message(false, 'more', ''), pg_switch_wal() from generate_series(1, 50)`;
    await expect(more).rejects.toThrow(/connection|no space/i);
    rmSync(join(disk, 'ballast'));
    await expect.poll(write).toBe(201);
    expect(await read()).toBe(200);
  });
});
