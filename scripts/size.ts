import { appDist, ensureAppBuilt } from './lib/appBuild.ts';
import { measureRoutes } from './lib/routeSizes.ts';
import { reportUi } from './lib/uiReport.ts';
import { writeBlock } from './lib/writeBlock.ts';

const pages = {
  '/': 'src/pages/SignInPage.tsx',
  '/vacancies': 'src/pages/VacanciesPage.tsx',
  '/vacancies/{id}': 'src/pages/VacancyPage.tsx',
  '/employer/dashboard': 'src/pages/DashboardPage.tsx',
};
/** KiB gzip of JavaScript and CSS together. */
const budgets: Record<string, number> = { '/': 130, '/vacancies': 155 };
const cssBudget = 10;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

ensureAppBuilt();
const sizes = Object.entries(measureRoutes(appDist, pages));
const over: string[] = [];
const rows = sizes.map(([route, { js, css }]) => {
  const total = (js + css) / 1024;
  const budget = budgets[route];
  if (budget && total > budget) over.push(`${route} weighs ${total.toFixed(1)} KiB, its budget is ${budget}`);
  if (css / 1024 > cssBudget) over.push(`the CSS of ${route} weighs ${kib(css)} KiB, its budget is ${cssBudget}`);
  return `| \`${route}\` | ${kib(js)} | ${kib(css)} | ${total.toFixed(1)} | ${budget ?? '–'} |`;
});
const parts = sizes
  .filter(([route]) => route in budgets)
  .map(([route, size]) => `- \`${route}\`: ${size.parts.map(([name, bytes]) => `${name} ${kib(bytes)}`).join(' · ')}`);
const table = [
  '| route | JS | CSS | both | budget |',
  '|---|---|---|---|---|',
  ...rows,
  '',
  'What the JavaScript is made of:',
  '',
  ...parts,
].join('\n');

const ui = await reportUi();
over.push(...ui.over);
console.log(`${table}\n\n${ui.table}`);
if (process.argv.includes('--write')) {
  writeBlock('docs/performance.md', 'size', table);
  writeBlock('docs/performance.md', 'components', ui.table);
}
for (const line of over) console.error(line);
console.log(over.length === 0 ? 'size: within the budgets' : `size: ${over.length} over budget`);
process.exitCode = over.length === 0 ? 0 : 1;
