import { layerProblems } from './lib/layers.ts';
import { root } from './lib/paths.ts';

const problems = layerProblems(root);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'layers: no problem' : `layers: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
