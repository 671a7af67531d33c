import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { appDist, embedScript, ensureAppBuilt } from './lib/appBuild.ts';
import { leastUsed, writeBadges } from './lib/badges.ts';
import { reportDomain } from './lib/domainSize.ts';
import { compareWithBase } from './lib/keptSizes.ts';
import { strayOperatorParts } from './lib/operatorParts.ts';
import { root } from './lib/paths.ts';
import { measureRoutes } from './lib/routeSizes.ts';
import { reportUi } from './lib/uiReport.ts';
import { writeBlock } from './lib/writeBlock.ts';

// What every page of an employer loads; what a page adds to it is measured apart.
const shell = ['src/employer.tsx', 'src/header/EmployerHeader.tsx'];
const page = (name: string) => `src/pages/${name}Page.tsx`;
const openPages: Record<string, readonly string[]> = {
  '/': [page('SignIn')],
  '/vacancies': [page('Vacancies')],
  '/vacancies/{id}': [page('Vacancy')],
  '/vacancies/{id}/respond': [page('Respond')],
  '/interview/{token}': [page('Interview')],
};
const employerPages: Record<string, readonly string[]> = {
  '/employer/dashboard': [...shell, page('Dashboard')],
  '/employer/companies': [...shell, page('Companies')],
  '/employer/vacancies': [...shell, page('EmployerVacancies')],
  '/employer/vacancies/{id}': [...shell, page('EmployerVacancy')],
  '/employer/vacancies/new': [...shell, page('VacancyForm')],
  '/employer/vacancies/ai-builder': ['src/employer.tsx', page('AiBuilder')],
  '/employer/applications': [...shell, page('Applications')],
  '/employer/analytics': [...shell, page('Analytics')],
  '/employer/notifications/settings': [...shell, page('NotificationSettings')],
};
// What a candidate loads on every page, public ones too.
const candidateShell = ['src/header/CandidateHeader.tsx', 'src/header/CandidateBar.tsx'];
const candidatePages: Record<string, readonly string[]> = {
  '/my': [...candidateShell, 'src/candidate.tsx', page('MyHome')],
  '/my/applications': [...candidateShell, 'src/candidate.tsx', page('MyApplications')],
  '/my/saved': [...candidateShell, 'src/candidate.tsx', page('MySaved')],
  '/my/profile': [...candidateShell, 'src/candidate.tsx', page('MyProfile')],
  '/my/resumes': [...candidateShell, 'src/candidate.tsx', page('MyResumes')],
  '/my/resumes/{id}': [...candidateShell, 'src/candidate.tsx', page('MyResume')],
  '/my/resumes/{id}/edit/{step}': [...candidateShell, 'src/candidate.tsx', page('ResumeSteps')],
};
// No budget is theirs: they tell what a page takes of the packages that no other page here has.
const otherPages = { '/employer/pricing': [...shell, page('Pricing')], '/operator/sign-in': [page('OperatorSignIn')] };
/**
 * KiB gzip of JavaScript and CSS together: what was measured once phones of other countries were told apart (1.7 KiB for
 * their codes and the reader), and a tenth more.
 */
const budgets: Record<string, number> = {
  '/': 112,
  '/vacancies': 132,
  '/vacancies/{id}': 132,
  '/vacancies/{id}/respond': 142,
};
/** KiB gzip of JavaScript above the shell. */
const budgetsAbove: Record<string, number> = {
  '/employer/dashboard': 25,
  '/employer/vacancies/ai-builder': 40,
  '/employer/analytics': 30,
  '/my': 26.5,
  '/my/resumes': 17.7,
  '/my/resumes/{id}': 30,
  '/my/resumes/{id}/edit/{step}': 34.5,
};
/** KiB gzip of the script for other pages. */
const embedBudget = 4;
/** KiB gzip of CSS, of a page with a budget. */
const cssBudget = 10;

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

ensureAppBuilt();
const sizes = Object.entries(measureRoutes(appDist, openPages));
const over: string[] = [];
const rows = sizes.map(([route, { js, css }]) => {
  const total = (js + css) / 1024;
  const budget = budgets[route];
  if (budget && total > budget) over.push(`${route} weighs ${total.toFixed(1)} KiB, its budget is ${budget}`);
  if (budget && css / 1024 > cssBudget)
    over.push(`the CSS of ${route} weighs ${kib(css)} KiB, its budget is ${cssBudget}`);
  return `| \`${route}\` | ${kib(js)} | ${kib(css)} | ${total.toFixed(1)} | ${budget ?? '–'} |`;
});
/** A table of the pages that stand in one shell. */
const tableAbove = (whose: string, shared: readonly string[], pages: Record<string, readonly string[]>) => {
  const { shell: ofShell, ...ofPages } = measureRoutes(appDist, { shell: shared, ...pages });
  sizes.push(...Object.entries(ofPages));
  const lines = Object.entries(ofPages).map(([route, { js, css }]) => {
    const above = js - (ofShell?.js ?? 0);
    const budget = budgetsAbove[route];
    if (budget && above / 1024 > budget)
      over.push(`${route} adds ${kib(above)} KiB of JavaScript to the shell, its budget is ${budget}`);
    return `| \`${route}\` | ${kib(js)} | ${kib(css)} | ${kib(above)} | ${budget ?? '–'} |`;
  });
  return [
    `${whose} pages; *above*: JavaScript that the page adds to the shell of ${kib(ofShell?.js ?? 0)} KiB.`,
    '',
    '| route | JS | CSS | above | budget |',
    '|---|---|---|---|---|',
    ...lines,
    '',
  ];
};
const above = [
  ...tableAbove("An employer's", shell, employerPages),
  ...tableAbove("A candidate's", candidateShell, candidatePages),
];
over.push(...strayOperatorParts(appDist).map((part) => `${part}, which is the operators' alone`));
const domain = await reportDomain();
over.push(...domain.over);
const parts = sizes.map(
  ([route, size]) => `- \`${route}\`: ${size.parts.map(([name, bytes]) => `${name} ${kib(bytes)}`).join(' · ')}`,
);
const embed = gzipSync(readFileSync(embedScript), { level: 9 }).length;
if (embed / 1024 > embedBudget) over.push(`the embed weighs ${kib(embed)} KiB, its budget is ${embedBudget}`);

const releases = join(root, 'packages/embed/released');
const versions = Object.keys(JSON.parse(readFileSync(join(releases, 'digests.json'), 'utf8')) as object);
const newest = versions.at(-1);
const isKept = readFileSync(join(releases, `${newest}.js`), 'utf8') === readFileSync(embedScript, 'utf8');

const table = [
  '| route | JS | CSS | both | budget |',
  '|---|---|---|---|---|',
  ...rows,
  '',
  ...above,
  'What the JavaScript is made of:',
  '',
  ...parts,
  '',
  domain.text,
  '',
  `The embed for other pages: ${kib(embed)} of ${embedBudget} KiB.`,
].join('\n');

const ui = await reportUi();
over.push(...ui.over);
const compared = compareWithBase(root, `${table}\n${ui.table}`);
console.log(`${table}\n\n${ui.table}\n\n${compared}`);
// Whoever reads the run of a pull request has it on its page.
if (process.env.GITHUB_STEP_SUMMARY) appendFileSync(process.env.GITHUB_STEP_SUMMARY, `## Sizes\n\n${compared}\n`);
if (process.argv.includes('--write')) {
  writeBlock('docs/performance.md', 'size', table);
  writeBlock('docs/performance.md', 'components', ui.table);
  const measured = [...sizes, ...Object.entries(measureRoutes(appDist, otherPages))];
  writeBadges(join(root, 'docs', 'badges'), leastUsed(measured.map(([, size]) => size)).set('embed', embed));
}
if (!isKept)
  console.log(`the embed is not what is kept as ${newest}: pages that name a version get it when the next one is kept`);
for (const line of over) console.error(line);
console.log(
  over.length === 0
    ? 'size: within the budgets, nothing of the operators’ room in what others load'
    : `size: ${over.length} over budget`,
);
process.exitCode = over.length === 0 ? 0 : 1;
