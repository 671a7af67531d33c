// React keeps the timers it finds when it loads: it must load before a story fakes them.
import 'react-dom/client';
import { countNotifications, getCurrentUser, sessionHint } from '@kasb/contract';
import { mock, storyHeader } from '@kasb/kit/mocks';
import { freezeDate, holdRequests } from '@kasb/kit/stories';
import type { StoryHostProps } from '@kasb/kit/stories';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';
import { seeded } from '../scripts/lib/seeded.ts';
import { isSeenAgain } from './domShape.ts';
import { holdTimers } from './holdTimers.ts';
import { blocks } from './review/blocks.tsx';
import { Spoken, SpokenHost } from './SpokenHost.tsx';
import { reviewTheme } from './theme.ts';
import { failBriefly } from './unmet.ts';
import '@fontsource-variable/onest/wght.css';
import './preview.css';

// What never comes fails all the same, so under test it may take as long as a machine takes that stands still for a while.
const limit = globalThis.kasbTested ? 24_000 : 4000;
configure({ asyncUtilTimeout: limit });
failBriefly();

/** Holds the requests of a story as the run wants it: under stress their answers are late. */
function holdForRun(visit: string, id: string) {
  const jitter = globalThis.kasbJitter;
  const seed = jitter && [...id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), jitter);
  const random = seed && seeded(seed);
  return holdRequests(visit, { limit, jitter: random ? () => random() * 300 : undefined });
}

/**
 * What a story says about the portal around it; `false`: the story brings its own, `'spoken'`: one that speaks the
 * language of the toolbar.
 */
type HostParameter = Pick<StoryHostProps, 'path' | 'currencies' | 'links' | 'messages'> | 'spoken' | false;

globalThis.kasbData = () => [...mock.answers(), ...mock.calls().map(({ body }) => body)];
globalThis.kasbRefused = () => mock.refused().map(({ name }) => name);

// A story is looked at some time after its play, on a busy machine after long: under test what would go by itself, as a
// message does after three seconds, stays. A story of how it goes fakes the clock.
if (globalThis.kasbTested) holdTimers(3000, limit);

const unhandled: string[] = [];
let visits = 0;

let started: ReturnType<typeof start> | undefined;

/**
 * Requests of the page itself pass; a call of the API that no mock answers fails the story. Where there is no service
 * worker msw answers on the page itself, and a call passes three threads less.
 */
const startWorker = (isOnPage = false) => (started ??= start(isOnPage));

async function start(isOnPage: boolean) {
  if (isOnPage) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  // msw asks for a newer worker and hears nothing of it: where the page before this one has just taken the worker along,
  // that would be an error of this page, which works all the same.
  const { update } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.update = async function tolerantly() {
    return update.call(this).catch(() => this);
  };
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (request?.headers.get('accept') !== 'application/json') return;
      // What a story sends as it goes is marked by none.
      if (visits > 0 && request.headers.get(storyHeader) !== String(visits)) return defaults.error();
      unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
      defaults.error();
    },
  });
  return worker;
}

// The worker asks a frame of the sheet about what a page without mocks of its own loads, and a frame that has just left
// never answers: the story that was pressed would wait for its code for ever.
// What keeps it from starting fails the stories of the page.
if (new URLSearchParams(window.location.search).get('viewMode') === 'docs') startWorker().catch(() => undefined);

interface A11y {
  config?: { rules?: { id: string; enabled: boolean }[] };
}

const withoutContrast = (a11y: A11y = {}): A11y => ({
  ...a11y,
  config: { ...a11y.config, rules: [...(a11y.config?.rules ?? []), { id: 'color-contrast', enabled: false }] },
});

const preview: Preview = {
  loaders: [
    // Streams and pictures are answered by a worker alone; tests open a page of its own for their files.
    ({ tags }) => void startWorker(globalThis.kasbTested === true && !tags.includes('service-worker')),
    mswLoader(() => startWorker()),
    async () => void (await document.fonts.ready),
  ],
  initialGlobals: { theme: 'light', locale: 'ru', brand: 'kasb' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    locale: { toolbar: { title: 'Locale', icon: 'globe', items: ['ru', 'uz'], dynamicTitle: true } },
    brand: { toolbar: { title: 'Brand', icon: 'paintbrush', items: ['kasb', 'portal'], dynamicTitle: true } },
  },
  beforeEach: ({ id, msw, globals, viewMode }) => {
    localStorage.clear();
    sessionStorage.clear();
    // There may be a session in any story: who it is says the mock.
    document.cookie = `${sessionHint}=1; Path=/`;
    unhandled.length = 0;
    // A page of documentation shows several stories at once.
    const visit = viewMode === 'story' ? String((visits += 1)) : undefined;
    mock.reset(visit);
    msw.use(
      mock.fail(getCurrentUser, 401, { error: 'Войдите, чтобы продолжить' }),
      // Asked for by the header of everybody who is signed in.
      mock.ok(countNotifications, { unread: 0 }),
    );
    document.documentElement.lang = String(globals.locale);
    document.documentElement.dataset.brand = String(globals.brand);
    document.documentElement.dataset.theme = String(globals.theme);
    const releaseDate = freezeDate();
    const endRequests = visit && holdForRun(visit, id);
    return async () => {
      if (endRequests) await endRequests();
      releaseDate();
    };
  },
  afterEach: (context) => {
    // In forced colours the browser chooses them, and axe reads letters in those that were written.
    if (globalThis.kasbTested && matchMedia('(forced-colors: active)').matches)
      context.parameters = { ...context.parameters, a11y: withoutContrast(context.parameters.a11y) };
    // What axe found in the same elements it would find again: the addon, which looks after this, leaves them out.
    if (globalThis.kasbTested && !globalThis.kasbEveryLook && isSeenAgain())
      context.globals = { ...context.globals, a11y: { manual: true } };
    if (unhandled.length > 0) throw new Error(`No mock answers: ${unhandled.join(', ')}`);
  },
  decorators: [
    (Story, { parameters, globals }) => {
      const host = parameters.host as HostParameter | undefined;
      if (host === false) return <Story />;
      if (host === 'spoken') {
        return (
          <Spoken locale={globals.locale as 'ru' | 'uz'}>
            {(locale) => Story({ globals: { ...globals, locale } })}
          </Spoken>
        );
      }
      return (
        <SpokenHost
          ground="page"
          {...host}
          theme={globals.theme as 'light' | 'dark'}
          locale={globals.locale as 'ru' | 'uz'}
        >
          <Story />
        </SpokenHost>
      );
    },
  ],
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: { theme: reviewTheme(), components: blocks },
    // The same three looks as `pnpm test:visual`.
    chromatic: { modes: { light: { theme: 'light' }, dark: { theme: 'dark' }, phone: { viewport: 'phone' } } },
    viewport: {
      options: {
        smallPhone: { name: 'Phone 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '1000px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Обзор',
          'Карта',
          'Что изменилось',
          'Правила',
          'Портал за десять минут',
          'Auth',
          'Search',
          'Candidate',
          'Employer',
          'Companies',
          'Vacancies',
          'Publishing',
          'Applications',
          'HeadHunter',
          'Interview',
          'AiBuilder',
          'Analytics',
          'Notifications',
          'Billing',
          'Operator',
          'Embed',
          'App',
          'Kit',
          'Foundations',
          'UI',
        ],
      },
    },
  },
};

export default preview;
