import { Parser } from 'htmlparser2';

/** The longest description taken from a page, in characters. */
export const maxLength = 1000;
const shortestSummary = 30;
const shortestParagraph = 80;
/** More of a finding is not looked at. */
const longestFinding = 20_000;
/** No honest page is nested deeper; the parser's time grows with the square of it. */
const maxDepth = 500;
const chunkLength = 8192;

/** Tags whose text is not about the company, or no text at all. */
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'header',
  'footer',
  'aside',
  'form',
  'button',
  'select',
  'textarea',
  'title',
  'iframe',
  'object',
]);
/** Tags that end a paragraph without having been one. */
const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'main',
  'li',
  'ul',
  'ol',
  'table',
  'td',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'br',
  'blockquote',
  'body',
]);

/** What a page says of itself, by where it says so. */
interface Findings {
  meta: string;
  openGraph: string;
  jsonLd: string;
  paragraph: string;
}

/** A company's description in its web page, as plain text; undefined when there is none worth it. */
export function describePage(html: string): string | undefined {
  const { meta, openGraph, jsonLd, paragraph } = readFindings(html);
  const summary = [meta, openGraph, jsonLd].map(plainText).find((text) => text.length >= shortestSummary);
  const text = summary ?? plainText(paragraph);
  return text === '' ? undefined : shorten(text);
}

function readFindings(html: string): Findings {
  const findings: Findings = { meta: '', openGraph: '', jsonLd: '', paragraph: '' };
  const silence: string[] = [];
  let text = '';
  let depth = 0;
  let json: string | undefined;
  const endParagraph = () => {
    if (findings.paragraph === '' && oneLine(text).length >= shortestParagraph) findings.paragraph = text;
    text = '';
  };
  const parser = new Parser({
    onopentag(name, { name: key, property, content = '', type }) {
      depth += 1;
      if (name === 'meta' && key?.toLowerCase() === 'description') findings.meta ||= content;
      if (name === 'meta' && property?.toLowerCase() === 'og:description') findings.openGraph ||= content;
      if (name === 'script' && type?.toLowerCase() === 'application/ld+json') json = '';
      if (silent.has(name)) silence.push(name);
      if (blocks.has(name)) endParagraph();
    },
    ontext(data) {
      if (json !== undefined) json += data;
      if (silence.length === 0) text += data;
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'script' && json !== undefined) {
        findings.jsonLd ||= descriptionIn(json);
        json = undefined;
      }
      if (silence.at(-1) === name) silence.pop();
      if (blocks.has(name)) endParagraph();
    },
  });
  for (let at = 0; at < html.length && depth <= maxDepth; at += chunkLength)
    parser.write(html.slice(at, at + chunkLength));
  parser.end();
  endParagraph();
  return findings;
}

/** The first description of an organisation or a site in JSON-LD. */
function descriptionIn(json: string): string {
  try {
    const pending: unknown[] = [JSON.parse(json)];
    for (const value of pending) {
      if (Array.isArray(value)) pending.push(...value);
      else if (typeof value === 'object' && value !== null) {
        if ('description' in value && typeof value.description === 'string') return value.description;
        if ('@graph' in value) pending.push(value['@graph']);
      }
    }
  } catch {
    // Not JSON: the page says nothing here.
  }
  return '';
}

/** Text without the markup that may be in it, on one line. */
function plainText(finding: string): string {
  const given = finding.slice(0, longestFinding);
  if (!given.includes('<')) return oneLine(given);
  let text = '';
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (silent.has(name)) depth += 1;
      text += ' ';
    },
    ontext(data) {
      if (depth === 0) text += data;
    },
    onclosetag(name) {
      if (silent.has(name)) depth -= 1;
    },
  });
  parser.end(given);
  return oneLine(text);
}

/** Without characters that are not seen but do something, such as turning the direction of writing. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > maxLength / 2 ? lastSpace : undefined).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
