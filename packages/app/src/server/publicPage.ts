import { ApiError } from '@kasb/contract';
import type { Arguments, Client, Endpoint, Reply } from '@kasb/contract';
import type { InitialPart } from '@kasb/kit';
import type { PageHead, Place } from './head.ts';

/** What a page is made of, read from the provider. */
interface PageContent {
  status: number;
  parts: readonly InitialPart[];
  head: PageHead;
  /** Where it is found now, as routes spell it, with the status 301. */
  location?: string;
}

/** What an address asks for. */
interface Asked extends Place {
  params: Readonly<Record<string, string | undefined>>;
  query: URLSearchParams;
  client: Client;
}

/** A page that is drawn on the server. */
export interface PublicPage {
  /** As the router spells it. */
  route: string;
  /** The modules that draw it. */
  modules: readonly string[];
  /** It is not kept for others: signed-in people are sent on from it. @default false */
  isPersonal?: boolean;
  /** The entries of a query that it reads, in one spelling; all others change nothing. */
  queryOf: (query: URLSearchParams) => Record<string, string>;
  /** Makes the calls whose answers the page shows. @throws ApiError where it cannot be drawn now */
  read: (asked: Asked) => Promise<PageContent>;
}

/** A call; a refusal is an answer too, which the page shows. @throws ApiError where the provider could not answer */
export async function ask<E extends Endpoint>(
  client: Client,
  endpoint: E,
  args: Arguments<E>,
): Promise<Reply<E> | ApiError> {
  try {
    return await client.send(endpoint, args);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'http' && error.status < 500;
    // Too many calls say nothing of what was asked for.
    if (isRefused && !error.is('tooOften')) return error;
    throw error;
  }
}
