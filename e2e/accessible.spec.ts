import { expect, test } from '@playwright/test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import axe from 'axe-core';
import { defaultLinks as to } from '../packages/kit/src/links/links.ts';
import { candidate, demoOperator } from '../packages/server/src/db/seed/demo/people.ts';
import { timeoutMs } from '../scripts/lib/machineFactor.ts';
import { digitsOf } from '../scripts/lib/totp.ts';
import { codeAfter } from './outbox.ts';
import { Stand } from './stand.ts';

const stand = Stand.forThisFile();
test.describe.configure({ timeout: timeoutMs(240) });
test.beforeAll(() => stand.start());

interface Look {
  prefix: string;
  context: Pick<BrowserContextOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'colorScheme'>;
}

/** A phone by day in Uzbek, and a computer by night in Russian. */
const looks: Look[] = [
  {
    prefix: '/uz',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' },
  },
  { prefix: '', context: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } },
];

/** Every rule of axe on the page as it stands, best practices too. @returns what it has against it */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // On the way from one look to another a colour is neither.
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const { violations } = await globalThis.axe.run(document, {});
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${help}\n${JSON.stringify(target)}\n${failureSummary}`),
    );
  });
}

/** Walks through the pages of somebody in both looks. */
async function walk(browser: Browser, kept: Awaited<ReturnType<BrowserContext['storageState']>>, pages: string[]) {
  const found: Record<string, string[]> = {};
  for (const { prefix, context: look } of looks) {
    const context = await browser.newContext({
      baseURL: stand.url,
      timezoneId: 'Asia/Tashkent',
      storageState: kept,
      ...look,
    });
    const page = await context.newPage();
    for (const address of prefix === '' ? pages.filter((each) => !each.includes('none')) : pages) {
      await page.goto(`${prefix}${address}`);
      await expect(page.locator('h1').first(), address).toBeAttached();
      await expect(page.getByRole('status', { name: prefix === '' ? 'Загрузка' : 'Yuklanmoqda' })).toHaveCount(0);
      const faults = await faultsOf(page);
      if (faults.length > 0) found[`${prefix}${address}`] = faults;
    }
    await context.close();
  }
  expect(found).toEqual({});
}

const get = async <Answer>(page: Page, path: string): Promise<Answer> =>
  page.evaluate(async (asked) => {
    const answer = await fetch(asked, { headers: { accept: 'application/json' } });
    return (await answer.json()) as Answer;
  }, path);

interface Row {
  id: string;
  number?: string;
  company_id?: string;
}

/** The first row of a list, by whichever name its answer has it. */
async function firstOf(page: Page, path: string): Promise<Row | undefined> {
  const answer = await get<Row[] | Record<string, unknown>>(page, path);
  const rows = Array.isArray(answer) ? answer : Object.values(answer).find((value) => Array.isArray(value));
  return (rows as Row[] | undefined)?.[0];
}

test('pages that are open to all', async ({ browser }) => {
  const page = await stand.visit(browser);
  await page.goto('/vacancies');
  const vacancy = await firstOf(page, '/vacancies?limit=1');
  const { company_id: companyId = '', id = '' } = vacancy ?? {};
  await walk(browser, await page.context().storageState(), [
    to.home(),
    to.vacancies(),
    `${to.vacancies()}?search=${encodeURIComponent('швея')}`,
    to.vacancy(id),
    to.company(companyId),
    to.city('samarkand'),
    to.profession('tikuvchi'),
    ...[to.vacancy, to.company, to.city, to.profession, to.respond].map((link) => link('none')),
    to.respond(id),
    to.candidateSignIn(),
    '/interview/none',
    '/invoice/none',
    '/resume/none',
    '/unsubscribe/none',
    '/operator/sign-in',
  ]);
});

test('pages of an employer', async ({ browser }) => {
  const page = await stand.enter(browser, '998901234567');
  const company = (await firstOf(page, '/api/employer/companies'))?.id ?? '';
  const vacancy = (await firstOf(page, `/api/employer/companies/${company}/vacancies`))?.id ?? '';
  const application = (await firstOf(page, '/api/employer/applications'))?.id ?? '';
  const plan = (await firstOf(page, '/api/pricing-plans'))?.id ?? '';
  // What was deleted, or is somebody else's.
  const { companyVacancies, companyMembers, employerVacancy, editVacancy, vacancyApplications, interviewSetup } = to;
  const { application: applicant, checkout, payment, invoice, receipt, analytics } = to;
  const ofNone = [companyVacancies, companyMembers, employerVacancy, editVacancy, vacancyApplications, interviewSetup]
    .concat([applicant, checkout, payment, invoice, receipt, analytics])
    .map((link) => link('none'));
  await walk(browser, await page.context().storageState(), [
    to.dashboard(),
    to.profile(),
    to.companies(),
    to.companyVacancies(company),
    to.companyMembers(company),
    to.createCompanyVacancy(company),
    to.employerVacancies(),
    to.createVacancy(),
    to.aiBuilder(),
    to.employerVacancy(vacancy),
    to.editVacancy(vacancy),
    to.vacancyApplications(vacancy),
    to.interviewSetup(vacancy),
    to.applications(),
    to.application(application),
    to.subscriptions(),
    to.pricing(),
    to.checkout(plan),
    to.payments(),
    to.headhunter(),
    to.notifications(),
    to.notificationSettings(),
    to.analytics(),
    to.analytics(vacancy),
    ...ofNone,
  ]);
});

test('pages of a candidate', async ({ browser }) => {
  const page = await stand.visit(browser);
  await page.goto(to.candidateSignIn());
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(candidate.phone.slice(3));
  const code = await codeAfter(candidate.phone, () => page.keyboard.press('Enter'), stand.outbox);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(code);
  await expect(page).toHaveURL(/\/my$/);
  const resume = (await firstOf(page, '/candidate/resumes'))?.id ?? '';
  const application = (await firstOf(page, '/candidate/applications'))?.id ?? '';
  await walk(browser, await page.context().storageState(), [
    to.my(),
    to.myApplications(),
    to.myApplications(application),
    to.myResumes(),
    to.newResume(),
    to.myResume(resume),
    to.resumeStep(resume, 'about'),
    to.resumePreview(resume),
    to.mySaved(),
    to.mySaved('searches'),
    to.myNotifications(),
    to.myProfile(),
    to.myApplications('none'),
    to.myResume('none'),
    to.resumePreview('none'),
  ]);
});

test('pages of an operator', async ({ browser }) => {
  const page = await stand.visit(browser);
  await page.goto('/operator');
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill(demoOperator.phone.slice(3));
  const code = await codeAfter(demoOperator.phone, () => page.keyboard.press('Enter'), stand.outbox);
  await page.getByRole('textbox', { name: 'Код из SMS' }).fill(code);
  await page.getByRole('textbox', { name: 'Код подтверждения' }).fill(digitsOf(demoOperator.secret));
  await expect(page).toHaveURL(/\/operator\/today$/);
  const id = async (path: string) => (await firstOf(page, path))?.id ?? '';
  const room = (section: string, part = '') => `/operator/${section}${part && `/${part}`}`;
  await walk(browser, await page.context().storageState(), [
    room('today'),
    room('moderation'),
    room('companies'),
    room('companies', await id('/api/operator/companies')),
    room('people'),
    room('people', await id('/api/operator/people')),
    room('orders'),
    room('orders', (await firstOf(page, '/api/operator/orders'))?.number),
    room('subscriptions'),
    room('subscriptions', await id('/api/operator/subscriptions')),
    room('plans'),
    room('services'),
    room('modules'),
    room('reference'),
    ...['areas', 'prompts', 'reasons'].map((part) => room('reference', part)),
    room('jobs'),
    room('audit'),
    room('operators'),
    ...['companies', 'people', 'orders', 'subscriptions', 'moderation'].map((section) => room(section, 'none')),
  ]);
});
