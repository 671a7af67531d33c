import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { release } from 'node:os';
import { basename, join } from 'node:path';
import { shellLaunchOptions } from './chromium.ts';
import { root } from './paths.ts';

/** The installed fonts; where nobody can list them, the system that brought them. */
function fonts() {
  try {
    return execFileSync('fc-list', { encoding: 'utf8' }).split('\n').sort().join('\n');
  } catch {
    return `${process.platform} ${release()}`;
  }
}

/** Where pictures are kept: apart for each browser and set of fonts, since either draws its own. */
export function baselinesFolder() {
  const { executablePath } = shellLaunchOptions();
  const browser = execFileSync(executablePath, ['--version'], { encoding: 'utf8' });
  const version = /\d+(\.\d+)+/.exec(browser)?.[0] ?? 'unknown';
  const key = createHash('sha256').update(fonts()).digest('hex').slice(0, 8);
  return join(root, '.tmp', 'visual', `${basename(executablePath)}-${version}-fonts-${key}`);
}
