import { strayWords } from './lib/cyrillic.ts';
import { root } from './lib/paths.ts';

const stray = strayWords(root);
for (const place of stray) console.error(`${place} belongs into messages`);
console.log(stray.length === 0 ? 'words: no problem' : `words: ${stray.length} outside of messages`);
process.exitCode = stray.length === 0 ? 0 : 1;
