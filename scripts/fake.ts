import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/paths.ts';

// pnpm fake click|headhunter|payme [its options]: a stand-in for a provider, on this machine.
const [, , name = ''] = process.argv;
const program = join(root, 'tools', `fake-${name}`, 'src/cli.ts');
if (/^[a-z]+$/.test(name) && existsSync(program)) {
  process.argv.splice(2, 1);
  await import(pathToFileURL(program).href);
} else {
  console.error('fake has stand-ins for click, headhunter, payme');
  process.exitCode = 1;
}
