import type { Language } from '@kasb/contract';
import type { Card } from '../cards/card.ts';

/** What the pages know besides their address. */
interface Site {
  /** The public origin. */
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Answers calls of the contract, as a visitor is answered. */
  fetch: typeof fetch;
}

/** A page as it was drawn. */
export interface DrawnPage {
  /** What it is one of, as `/vacancies/:id`. */
  route: string;
  status: number;
  language: Language;
  /** It is kept for nobody else: signed-in people are sent on from it. */
  isPersonal: boolean;
  /** Where it is found now: then nothing was drawn. */
  location?: string;
  /** Elements of the head, from the title on. */
  head: string;
  /** What a picture of it says; none where there is nothing to share. */
  card?: Card;
  /** What stands in the root. */
  body: string;
  /** What the browser goes on with; plain JSON. */
  state: unknown;
  /** The modules that draw it, as the client's build names them. */
  modules: readonly string[];
}

/** The app's pages, built for this server. */
export interface PageBundle {
  /** Brings the parts of all pages. */
  preload: () => Promise<void>;
  /** The address under which a page is kept, the same for all its spellings; undefined where none is drawn here. */
  addressOf: (url: URL) => string | undefined;
  /** Whether there is a page at that path, drawn here or in the browser. */
  isPage: (pathname: string) => boolean;
  /** Reads what a page shows and draws it. @throws where the calls could not be answered */
  draw: (address: string, site: Site) => Promise<DrawnPage>;
}
