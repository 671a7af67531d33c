import type { Language } from '@kasb/contract';
import { cutAtWord } from '@kasb/domain/cutAtWord';
import { inLanguage } from '../language.ts';

/** What a page says of itself to search engines and messengers. */
export interface PageHead {
  title: string;
  /** One or two sentences. */
  description: string;
  /** Where the page is found, as routes spell it: filters of the search lead to the bare list. */
  path: string;
  /** Search engines leave the page out, and follow its links. @default false */
  isHidden?: boolean;
  /** Where readers of feeds find what is new on the page, as the Russian page spells it. */
  feed?: string;
  /** Other sites may show it as a card (oEmbed). @default false */
  isCard?: boolean;
  /** What its picture says besides the title: above it, below it large, and below that. */
  card?: { over?: string | undefined; strong?: string | undefined; under?: string | undefined };
  /** Facts for machines (schema.org), one object for each thing. */
  facts?: readonly object[];
}

/** Where and in which language a page is shown. */
export interface Place {
  /** The public origin, such as `https://jobs.example.uz`. */
  origin: string;
  language: Language;
}

const site = ' · Kasb';
const maxTitle = 60 - site.length;
const maxDescription = 160;
const regions: Record<Language, string> = { ru: 'ru_UZ', uz: 'uz_UZ' };

/** The elements of a head, from the title on. */
export function writeHead(page: PageHead, { origin, language }: Place): string {
  const { title, description, path, isHidden, feed, isCard, facts = [] } = page;
  const at = (spoken: Language, found = path) => origin + inLanguage(spoken, found);
  const name = cutAtWord(asLine(title), maxTitle) + site;
  const about = cutAtWord(asLine(description), maxDescription);
  return [
    `<title>${escape(name)}</title>`,
    meta('name', 'description', about),
    ...(isHidden ? [meta('name', 'robots', 'noindex, follow')] : []),
    `<link rel="canonical" href="${escape(at(language))}">`,
    ...(['ru', 'uz'] as const).map((spoken) => alternate(spoken, at(spoken))),
    alternate('x-default', at('ru')),
    ...(feed ? [`<link rel="alternate" type="application/atom+xml" href="${escape(at(language, feed))}">`] : []),
    ...(isCard ? [cardLink(origin, at(language))] : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', about),
    meta('property', 'og:url', at(language)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Kasb'),
    meta('property', 'og:locale', regions[language]),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...facts.map((fact) => `<script type="application/ld+json">${plainJson(fact)}</script>`),
  ].join('\n    ');
}

/** JSON that stands in a page: nothing in it can end its element. */
function plainJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

const asLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escape(content)}">`;
const alternate = (language: string, href: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escape(href)}">`;

const cardLink = (origin: string, url: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${escape(`${origin}/oembed?${new URLSearchParams({ url })}`)}">`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside an element or an attribute. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
