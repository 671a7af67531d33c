import { root } from '../../scripts/lib/paths.ts';
import { stateProblems } from '../../scripts/lib/stories.ts';
import { allCitationProblems } from './citations.ts';
import { idleWords } from './idleWords.ts';
import { patternProblems } from './patterns.ts';
import { todos, wideLines } from './wideLines.ts';

// What no linter asks of this workspace: links between documents, states of stories, words that nobody asks for, lines that the formatter
// leaves wide, what is still to be written, patterns that a text could stop.
const problems = [
  ...allCitationProblems(root),
  ...idleWords(root).map((place) => `${place} is asked for by nobody`),
  ...wideLines(root),
  ...todos(root),
  ...stateProblems(root),
  ...(await patternProblems()),
];
for (const problem of new Set(problems)) console.error(problem);
console.log(problems.length === 0 ? 'rules: no problem' : `rules: ${problems.length} problems`);
// What was imported to look at its patterns may have left something open.
process.exit(problems.length === 0 ? 0 : 1);
