'use client';
import type { Client } from '@kasb/contract';
import type { Locale, MessageOverrides } from '@kasb/domain/messages';
import { createContext, use } from 'react';
import type { Arrived } from '../api/arrived.ts';
import type { Touched } from '../api/touched.ts';
import type { Links } from '../links/links.ts';
import type { DebugLog } from '../log/debugLog.ts';
import type { Session } from '../session/session.ts';

/** Currency shown where a vacancy carries none, by place (docs/domain.md#money). Codes of ISO 4217. */
export interface DefaultCurrencies {
  /** @default 'RUB' */
  search: string;
  /** @default 'UZS' */
  form: string;
  /** @default 'RUB' */
  detail: string;
}

/** Goes to a path of the host. */
export type Navigate = (path: string, options?: { replace?: boolean; state?: unknown }) => void;

/** What a feature gets from its provider. */
export interface Kasb {
  client: Client;
  session: Session;
  touched: Touched;
  arrived: Arrived;
  log: DebugLog;
  locale: Locale;
  messages: MessageOverrides;
  links: Links;
  navigate: Navigate;
  /** Turns a path into the host's `href`. */
  hrefOf: (path: string) => string;
  /** IANA time zone of dates. */
  timeZone: string;
  currencies: DefaultCurrencies;
}

/** The context of `KasbProvider`. */
export const KasbContext = createContext<Kasb | null>(null);

/** The provider's context. @throws Error outside a KasbProvider */
export function useKasb(): Kasb {
  const kasb = use(KasbContext);
  if (!kasb) throw new Error('Kasb features need a <KasbProvider> around them.');
  return kasb;
}

/** Paths of the host's screens. */
export function useLinks(): Links {
  return useKasb().links;
}

/** Goes to a path of the host. */
export function useNavigate(): Navigate {
  return useKasb().navigate;
}

/** The host's `href` of a path: for what is no link of the design system, as a form that works without script. */
export function useHref(path: string): string {
  const { hrefOf } = useKasb();
  return hrefOf(path);
}

/** Currencies where a vacancy carries none. */
export function useDefaultCurrencies(): DefaultCurrencies {
  return useKasb().currencies;
}
