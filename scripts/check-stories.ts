import { root } from './lib/paths.ts';
import { allStoryRuleProblems } from './lib/storyRules.ts';

const problems = allStoryRuleProblems(root);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'stories: no problem' : `stories: ${problems.length} left to chance`);
process.exitCode = problems.length === 0 ? 0 : 1;
