import { readFileSync } from 'node:fs';

// What a page loads before it is drawn, gzip: its modules in the manifest of the built app with all that these import.
// Limits are what was measured and a tenth more; who raises one says why in the commit.
const dist = 'packages/app/dist';
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

function filesOf(keys, seen = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}: is the page of a route named otherwise now?`);
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    filesOf(chunk.imports ?? [], seen);
  }
  return [...seen];
}

/** @type {(name: string, limit: string, ...pages: string[]) => import('size-limit').Check} */
const route = (name, limit, ...pages) => {
  const chunks = filesOf(['index.html', ...pages]);
  const files = chunks.flatMap(({ file, css = [] }) => [file, ...css]);
  return { name, limit, gzip: true, path: [...new Set(files)].map((file) => `${dist}/${file}`) };
};
const page = (name) => `src/pages/${name}Page.tsx`;
const employer = ['src/employer.tsx', 'src/header/EmployerHeader.tsx'];
const candidate = ['src/header/CandidateHeader.tsx', 'src/header/CandidateBar.tsx', 'src/candidate.tsx'];

export default [
  route('/', '137 KiB', page('SignIn')),
  route('/vacancies', '157 KiB', page('Vacancies')),
  route('/vacancies/{id}', '157 KiB', page('Vacancy')),
  route('/vacancies/{id}/respond', '171 KiB', page('Respond')),
  route('/interview/{token}', '201 KiB', page('Interview')),
  route('/employer/dashboard', '270 KiB', ...employer, page('Dashboard')),
  route('/employer/vacancies', '281 KiB', ...employer, page('EmployerVacancies')),
  route('/employer/vacancies/new', '275 KiB', ...employer, page('VacancyForm')),
  route('/employer/vacancies/ai-builder', '278 KiB', 'src/employer.tsx', page('AiBuilder')),
  route('/employer/applications', '287 KiB', ...employer, page('Applications')),
  route('/employer/analytics', '278 KiB', ...employer, page('Analytics')),
  route('/my', '285 KiB', ...candidate, page('MyHome')),
  route('/my/applications', '277 KiB', ...candidate, page('MyApplications')),
  route('/my/resumes', '272 KiB', ...candidate, page('MyResumes')),
  route('/my/resumes/{id}/edit/{step}', '282 KiB', ...candidate, page('ResumeSteps')),
  { name: 'the embed', path: 'packages/embed/dist/embed.js', gzip: true, limit: '4 KiB' },
];
