import { problemStatuses } from '@kasb/contract';
import type { Endpoint, ProblemCode } from '@kasb/contract';
import { table } from '@kasb/contract/table';
import type { Page, Route } from '@playwright/test';
import { defaultLinks } from '../packages/kit/src/links/links.ts';
import { languageNames } from '../packages/ui/src/messages/languageNames.ts';
import { sampleAnswer } from './samples.ts';

/** Every screen, by its address. */
export const addresses = [...Object.values(defaultLinks).map((link) => link('n1', 'n2', 'n3')), '/interview/n1'];

const pattern = ({ path }: Endpoint) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
const calls = table.map((endpoint) => ({ endpoint, pattern: pattern(endpoint) }));

/** Whose page it is, by its address; nobody's is a visitor's. */
function roleOf(address: string): 'employer' | 'candidate' | undefined {
  if (address.startsWith('/employer/')) return 'employer';
  return /^\/my(?!\/sign-in)/.test(address) ? 'candidate' : undefined;
}

// Whom samples name too: the owner of the sample company.
const somebody = { id: 'namuna', firstName: 'Aziz', lastName: 'Karimov', phone: '998901234567' };

function answer(endpoint: Endpoint, role: string | undefined) {
  const { name, path, method, status } = endpoint;
  if (name === 'getCurrentUser') return role ? { json: { user: { ...somebody, role } } } : refusal('noSession');
  return { status, json: sampleAnswer(path, method, status) };
}

/** As a provider that words everything in Russian would refuse. */
const refusal = (code: ProblemCode) => ({ status: problemStatuses[code], json: { code, error: 'Русские слова' } });

/** How a call fails: by its problems one after the other, else without a word. */
function failure({ problems }: Endpoint, before: number) {
  const own = Object.keys(problems) as ProblemCode[];
  const code = own[before % own.length];
  return code ? refusal(code) : { status: 500, body: '<h1>Ошибка</h1>', contentType: 'text/html' };
}

/** What of an Uzbek page's provider is known to a walk. */
export interface RussianProvider {
  /** The calls that the page made. */
  asked: Set<Endpoint>;
  /** Which calls fail. */
  isFailing: (endpoint: Endpoint) => boolean;
  /** How often each has failed. */
  failed: Map<Endpoint, number>;
  underWay: number;
}

/** Answers for the server to whoever reads the address, with samples in Latin letters and failures in Russian. */
export async function standIn(page: Page, address: string): Promise<RussianProvider> {
  const role = roleOf(address);
  const state: RussianProvider = { asked: new Set(), isFailing: () => false, failed: new Map(), underWay: 0 };
  await page.addInitScript((isKnown) => {
    localStorage.clear();
    if (isKnown) document.cookie = 'kasb_hint=1; Path=/';
  }, role !== undefined);
  await page.route('**/*', async (route: Route) => {
    const request = route.request();
    if (request.resourceType() === 'font') return route.abort();
    // Pages as another portal serves them: everything is asked for by the browser.
    if (request.resourceType() === 'document') return route.fulfill({ path: 'packages/app/dist/index.html' });
    const { pathname } = new URL(request.url());
    const isCall = request.resourceType() === 'fetch' || request.resourceType() === 'xhr';
    const called = calls.find(
      ({ endpoint, pattern: path }) => endpoint.method === request.method() && path.test(pathname),
    )?.endpoint;
    if (!isCall || !called) return route.continue();
    state.asked.add(called);
    state.underWay += 1;
    const before = state.failed.get(called) ?? 0;
    const isFailing = state.isFailing(called);
    if (isFailing) state.failed.set(called, before + 1);
    await route.fulfill(isFailing ? failure(called, before) : answer(called, role));
    state.underWay -= 1;
  });
  return state;
}

/** What a person reads or hears on the page in Cyrillic. */
export const cyrillic = (page: Page) =>
  page.evaluate((russian) => {
    const told = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...told].filter(
      (line) => line.trim() !== russian && /\p{Script=Cyrillic}/u.test(line),
    );
  }, languageNames.ru);
