import { allCitationProblems } from './lib/citations.ts';
import { root } from './lib/paths.ts';

const problems = allCitationProblems(root);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'truth: no problem' : `truth: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
