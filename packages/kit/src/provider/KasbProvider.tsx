'use client';
import { ApiError, createClient, getCurrentUser } from '@kasb/contract';
import type { Client } from '@kasb/contract';
import type { Locale as Language, MessageOverrides } from '@kasb/domain/messages';
import { HostRouter, KasbTheme, LocaleProvider } from '@kasb/ui';
import type { KasbThemeProps } from '@kasb/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { fillCache } from '../api/arrived.ts';
import type { Initial } from '../api/initial.ts';
import { createTouched } from '../api/touched.ts';
import { defaultLinks } from '../links/links.ts';
import type { Links } from '../links/links.ts';
import { createDebugLog } from '../log/debugLog.ts';
import { logFetch } from '../log/logFetch.ts';
import { problemWords } from '../problems/words.ts';
import { cookieHint, isOwnOrigin } from '../session/hint.ts';
import { createSession, USER_KEY } from '../session/session.ts';
import { browserStorage } from '../session/storage.ts';
import type { SessionStorage } from '../session/storage.ts';
import { KasbContext } from './kasbContext.ts';
import type { DefaultCurrencies, Navigate } from './kasbContext.ts';
import { Locale } from './Locale.tsx';

export interface KasbProviderProps {
  /** Where the API lives: '' for the page's own origin, or an absolute URL without a trailing slash. @default '' */
  baseUrl?: string;
  /** Goes to a path of the host; links of Kasb use it too. @default the browser loads the page */
  navigate?: Navigate;
  /** Turns a path into the host's `href`, as `#/path` for a hash router. @default the path itself */
  useHref?: (path: string) => string;
  /** Where the host keeps Kasb's screens. @default the routes of docs/domain.md#routes */
  links?: Partial<Links>;
  /** @default 'ru' */
  locale?: Language;
  /** IANA time zone of dates. @default 'Asia/Tashkent' */
  timeZone?: string;
  /** Texts that replace the packages' own, by namespace and key. */
  messages?: MessageOverrides;
  /** Currencies where a vacancy carries none. @default search RUB, form UZS, detail RUB */
  currencies?: Partial<DefaultCurrencies>;
  /**
   * Where the cached user is kept, and the token where the API is of another origin.
   * @default the browser's localStorage
   */
  storage?: SessionStorage;
  /** @default 'auto': follows the device */
  theme?: KasbThemeProps['theme'];
  /** `page` paints the page's ground over the whole window; `none` leaves the host's. @default 'none' */
  ground?: KasbThemeProps['ground'];
  /** Answers that came with a page which was drawn on a server: they are shown at once and not asked for again. */
  initial?: Initial;
  children: ReactNode;
}

const defaultCurrencies: DefaultCurrencies = { search: 'RUB', form: 'UZS', detail: 'RUB' };
const noOverrides: MessageOverrides = {};
const itself = (path: string) => path;
const loadPage: Navigate = (path, { replace = false } = {}) =>
  replace ? globalThis.location.replace(path) : globalThis.location.assign(path);

/**
 * Everything a Kasb feature needs around it: API client, session, cache, language, links, theme and overlay root.
 * It isolates itself: two providers on one page share nothing. `baseUrl`, `storage` and `initial` are read once.
 */
export function KasbProvider({
  baseUrl = '',
  navigate = loadPage,
  useHref,
  links,
  locale = 'ru',
  timeZone = 'Asia/Tashkent',
  messages = noOverrides,
  currencies,
  storage,
  theme = 'auto',
  ground,
  initial,
  children,
}: KasbProviderProps) {
  const [{ swr, kept, speak, ...services }] = useState(() =>
    createServices(baseUrl, storage ?? browserStorage(), locale, initial),
  );
  const { session } = services;

  // Before the effects of the screens, which read anew in the language that is spoken now.
  useLayoutEffect(() => speak(locale), [speak, locale]);
  useEffect(() => {
    void session.start();
    const onVisible = () => document.visibilityState === 'visible' && void session.refreshIfStale();
    // Told of what other tabs store.
    const onStorage = ({ storageArea, key }: StorageEvent) =>
      storageArea === kept && (key === USER_KEY || key === null) && session.follow();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('storage', onStorage);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('storage', onStorage);
    };
  }, [session, kept]);

  return (
    <KasbContext
      value={{
        ...services,
        locale,
        messages,
        navigate,
        hrefOf: useHref ?? itself,
        links: { ...defaultLinks, ...links },
        timeZone,
        currencies: { ...defaultCurrencies, ...currencies },
      }}
    >
      <SWRConfig value={swr}>
        <HostRouter navigate={navigate} hrefOf={useHref}>
          <LocaleProvider messages={messages}>
            <Locale value={locale}>
              <KasbTheme theme={theme} ground={ground}>
                {children}
              </KasbTheme>
            </Locale>
          </LocaleProvider>
        </HostRouter>
      </SWRConfig>
    </KasbContext>
  );
}

// Screens offer a retry themselves, so nothing hammers a provider that is down.
const swrSettings = { shouldRetryOnError: false };

function createServices(baseUrl: string, storage: SessionStorage, firstLocale: Language, initial: Initial | undefined) {
  const log = createDebugLog(storage);
  let locale = firstLocale;
  const direct = createClient({
    baseUrl,
    getLanguage: () => locale,
    getToken: () => session.getToken(),
    // The session knows best what the answer to its own question means; an operator's session is another one.
    onUnauthorized: (endpoint) => {
      if (endpoint !== getCurrentUser && endpoint.access !== 'operator') session.expire();
    },
    fetch: logFetch((...request) => globalThis.fetch(...request), log),
  });
  const client: Client = {
    async send(...call) {
      try {
        return await direct.send(...call);
      } catch (error) {
        // Whoever catches it words it at once.
        if (error instanceof ApiError && error.code !== undefined) await problemWords.load(locale);
        throw error;
      }
    },
  };
  const session = createSession({
    storage,
    hint: isOwnOrigin(baseUrl) ? cookieHint() : undefined,
    fetchUser: async () => (await direct.send(getCurrentUser, {})).data.user,
  });
  const cache = new Map<string, object>();
  const arrived = fillCache(cache, initial);
  let owner: string | undefined;
  session.subscribe(() => {
    const state = session.getState();
    if (state.status !== 'signedIn') return;
    // What one person has read is not for the next one at the same device.
    if (owner !== undefined && owner !== state.user.id) cache.clear();
    owner = state.user.id;
  });
  return {
    client,
    session,
    log,
    touched: createTouched(),
    arrived,
    kept: storage,
    swr: { ...swrSettings, provider: () => cache },
    /** The language that the provider is asked to answer in. */
    speak: (next: Language) => void (locale = next),
  };
}
