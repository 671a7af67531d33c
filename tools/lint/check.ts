import { root } from '../../scripts/lib/paths.ts';
import { allCitationProblems } from './citations.ts';
import { strayWords } from './cyrillic.ts';
import { idleWords } from './idleWords.ts';
import { layerProblems } from './layers.ts';
import { patternProblems } from './patterns.ts';
import { allStoryRuleProblems } from './storyRules.ts';

// What no known linter asks of this workspace: who imports whom and how files are laid out, links between documents,
// words that no translation reaches, stories left to chance, patterns that a text could stop.
const problems = [
  ...layerProblems(root),
  ...allCitationProblems(root),
  ...strayWords(root).map((place) => `${place} belongs into messages`),
  ...idleWords(root).map((place) => `${place} is asked for by nobody`),
  ...allStoryRuleProblems(root),
  ...(await patternProblems()),
];
for (const problem of new Set(problems)) console.error(problem);
console.log(problems.length === 0 ? 'rules: no problem' : `rules: ${problems.length} problems`);
// What was imported to look at its patterns may have left something open.
process.exit(problems.length === 0 ? 0 : 1);
