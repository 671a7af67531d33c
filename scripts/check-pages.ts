import { root } from './lib/paths.ts';
import { reviewPageProblems } from './lib/reviewPages.ts';

const problems = reviewPageProblems(root);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'pages: no problem' : `pages: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
