import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

// node scripts/keep.ts 1.1.0
// Keeps what was built as a version: whoever has named its digest runs it for ever.
const at = (path: string) => new URL(`../${path}`, import.meta.url);
const code = readFileSync(at('dist/embed.js'), 'utf8');
const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('name the version, as 1.1.0');
const digests = JSON.parse(readFileSync(at('released/digests.json'), 'utf8')) as Record<string, string>;
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
if (digests[version] !== undefined && digests[version] !== integrity)
  throw new Error(`${version} is kept already and was another script: take the next version`);
writeFileSync(at(`released/${version}.js`), code);
writeFileSync(at('released/digests.json'), `${JSON.stringify({ ...digests, [version]: integrity }, null, 2)}\n`);
console.log(`kept ${version}: ${integrity}`);
