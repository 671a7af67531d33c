import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

// Keeps what was built as the version of package.json: whoever has named its digest runs it for ever.
const at = (path: string) => new URL(`../${path}`, import.meta.url);
const code = readFileSync(at('dist/embed.js'), 'utf8');
const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string };
const digests = JSON.parse(readFileSync(at('released/digests.json'), 'utf8')) as Record<string, string>;
const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
if (digests[version] !== undefined && digests[version] !== integrity)
  throw new Error(`${version} is kept already and was another script: raise the version in package.json`);
writeFileSync(at(`released/${version}.js`), code);
writeFileSync(at('released/digests.json'), `${JSON.stringify({ ...digests, [version]: integrity }, null, 2)}\n`);
console.log(`kept ${version}: ${integrity}`);
