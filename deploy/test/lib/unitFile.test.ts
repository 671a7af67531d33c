import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.ts';

const unit = join(root, 'deploy', 'kasb.service');
const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });

// Of 10, which is a service that may do everything.
test.runIf(analyze('--version').status === 0)('the shipped unit is exposed by 2.5 at most', () => {
  const { status, stdout } = analyze('security', '--offline=true', '--threshold=25', unit);
  expect(status, stdout).toBe(0);
});
