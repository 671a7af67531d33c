import { problemStatuses } from '@kasb/contract';
import type { Endpoint, ProblemCode } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { defaultLinks } from '../packages/kit/src/links/links.ts';
import { languageNames } from '../packages/ui/src/messages/languageNames.ts';
import { sampleAnswer } from './samples.ts';

// A page is opened once for each call that it makes.
test.setTimeout(180_000);
test.skip(process.env.KASB_E2E_MODE !== undefined && process.env.KASB_E2E_MODE !== 'embedded', 'asks no server');
// A trace of each of its pages would cost as much as the walk.
test.use({ trace: 'off' });

/** Every screen, by its address. */
const addresses = [...Object.values(defaultLinks).map((link) => link('n1', 'n2', 'n3')), '/interview/n1'];

const pattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const calls = table.map((endpoint) => ({ endpoint, pattern: pattern(endpoint) }));
/** What the frame of a page asks: once seen to fail, it is left alone on the pages that follow. */
const framing = new Set<Endpoint>();
const employer = { id: 'n1', firstName: 'Aziz', lastName: 'Karimov', phone: '998901234567', role: 'employer' };

function answer(endpoint: Endpoint, isSignedIn: boolean) {
  const { name, path, method, status } = endpoint;
  if (name === 'getCurrentUser') return isSignedIn ? { json: { user: employer } } : refusal('noSession');
  return { status, json: sampleAnswer(path, method, status) };
}

/** As a provider that words everything in Russian would refuse. */
const refusal = (code: ProblemCode) => ({ status: problemStatuses[code], json: { code, error: 'Русские слова' } });

/** How a call fails: by a problem of its own, else without a word. */
function failure({ problems }: Endpoint) {
  const own = Object.keys(problems)[0] as ProblemCode | undefined;
  return own ? refusal(own) : { status: 500, body: '<h1>Ошибка</h1>', contentType: 'text/html' };
}

/** Answers for the server; the calls that a page made, by their names. */
async function standIn(page: Page, isSignedIn: boolean) {
  const state = {
    asked: new Set<Endpoint>(),
    failing: undefined as Endpoint | undefined,
    hasFailed: true,
    underWay: 0,
  };
  await page.route('**/*', async (route: Route) => {
    const request = route.request();
    if (request.resourceType() === 'font') return route.abort();
    // Pages as another portal serves them: everything is asked for by the browser.
    if (request.resourceType() === 'document') return route.fulfill({ path: 'packages/app/dist/index.html' });
    const { pathname } = new URL(request.url());
    const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
    const called = calls.find(
      ({ endpoint, pattern: path }) => endpoint.method === request.method() && path.test(pathname),
    );
    if (!isCall || !called) return route.continue();
    state.asked.add(called.endpoint);
    state.underWay += 1;
    const isFailing = called.endpoint === state.failing;
    state.hasFailed ||= isFailing;
    await route.fulfill(isFailing ? failure(called.endpoint) : answer(called.endpoint, isSignedIn));
    state.underWay -= 1;
  });
  return state;
}

/** What a person reads or hears on the page in Cyrillic. */
const cyrillic = (page: Page) =>
  page.evaluate((russian) => {
    const told = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...told].filter(
      (line) => line.trim() !== russian && /\p{Script=Cyrillic}/u.test(line),
    );
  }, languageNames.ru);

for (const address of addresses) {
  test(`${address} speaks Uzbek, whatever call fails`, async ({ page }) => {
    const isSignedIn = address.startsWith('/employer/');
    await page.addInitScript((isKnown) => {
      localStorage.clear();
      if (isKnown) document.cookie = 'kasb_hint=1; Path=/';
    }, isSignedIn);
    const state = await standIn(page, isSignedIn);
    const visit = async (failing?: Endpoint) => {
      state.failing = failing;
      state.hasFailed = failing === undefined;
      await page.goto(`/uz${address}`);
      await expect.poll(() => state.hasFailed && state.underWay === 0, failing?.name).toBe(true);
      await expect(page.getByRole('status', { name: 'Yuklanmoqda' })).toHaveCount(0, { timeout: 30_000 });
      await expect(page.locator('body')).toContainText(/\p{Script=Latin}{3}/u);
      expect(await cyrillic(page), `${failing?.name ?? 'nothing'} fails`).toEqual([]);
    };
    await visit();
    for (const endpoint of [...state.asked].filter((each) => !framing.has(each))) await visit(endpoint);
    for (const endpoint of state.asked) if (endpoint.access === 'session') framing.add(endpoint);
  });
}
