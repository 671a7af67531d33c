import { strayWords } from './lib/cyrillic.ts';
import { idleWords } from './lib/idleWords.ts';
import { root } from './lib/paths.ts';

const problems = [
  ...strayWords(root).map((place) => `${place} belongs into messages`),
  ...idleWords(root).map((place) => `${place} is asked for by nobody`),
];
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'words: no problem' : `words: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
