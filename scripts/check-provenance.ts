import { setTimeout as delay } from 'node:timers/promises';
import { withoutProvenance } from './lib/provenance.ts';
import type { Published } from './lib/provenance.ts';

// PUBLISHED='[{"name", "version"}]' node scripts/check-provenance.ts
// A registry may take a moment to show what it was just given.
const published = JSON.parse(process.env.PUBLISHED ?? '[]') as Published[];
if (published.length === 0) throw new Error('PUBLISHED names no version');
let missing: string[] = [];
for (let turn = 0; turn < 6; turn += 1) {
  if (turn > 0) await delay(10_000);
  missing = await withoutProvenance(published, 'https://registry.npmjs.org');
  if (missing.length === 0) break;
}
for (const name of missing) console.error(`${name} was published without provenance`);
console.log(`provenance: ${published.length - missing.length} of ${published.length} versions have it`);
process.exitCode = missing.length === 0 ? 0 : 1;
