import type { PackageKind } from '../../scripts/lib/packages.ts';
import { lineAt } from './imports.ts';

/** A mask has no colour, only more or less of what lies below: its lines are let through. */
const maskLine = /^.*mask.*$/gim;
const rawColour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(\s*[\d.]/gi;
/** Nothing of 0 is read. */
const looseSize = /\bfontSize: [\d.]*[1-9][\d.]*/g;
const fetchCall = /(?<![\w$])fetch\(/g;

/** In code, not in the words of a comment. */
const doubleAssertion = /(?<=^(?!\s*(?:\*|\/[*/])).*)\bas (?:unknown|any) as\b/gm;

/** The formatter leaves texts, comments, SQL and patterns as they are; 100 of the line are shown. */
const wideLine = /^.{100}(?=.{21})/gmu;
/** Elsewhere texts for people may be wide; what the linter is told stands on one line. */
const wideComment = /^(?=\s*(?:\*|\/[*/])(?!.*oxlint-disable)).{100}(?=.{21})/gmu;

/** The client sends; the provider hands it the page's own `fetch`. */
const mayFetch = [
  // Runs on pages of others, without the client.
  'packages/embed/src/ask.ts',
  'packages/contract/src/client.ts',
  'packages/kit/src/provider/KasbProvider.tsx',
];

/** A call of the provider: screens and parts show what hooks under `data/` give them. */
const providerCall = /\b(?:useQuery|usePages|useCommand|useTouch|client\.send)\(/g;

/** A guess at what a refusal means; its code says it. */
const statusGuess = /\bstatus\s*[!=]==?\s*[45]\d\d\b/g;
/** What a query, a list or a session may be, asked of one name. */
const queryStatus = /\b(\w+)\.status\s*[!=]==\s*'(loading|error|ready|visitor|signedIn|unavailable)'/g;
/** Past the words of the page's language. */
const providerText = /\b(?:error|refusal|trouble)\??\.text\b/gi;

/** A state that is asked for two of its statuses: another is easily forgotten, and `match` does not forget. */
function statusChains(path: string, source: string) {
  const asked = new Map<string, string>();
  return [...source.matchAll(queryStatus)].flatMap(({ index, 1: name = '', 2: status = '' }) => {
    const before = asked.get(name);
    asked.set(name, status);
    if (before === undefined || before === status) return [];
    return `${path}:${lineAt(source, index)}: ${name} is asked for '${before}' and for '${status}': use match of @kasb/kit`;
  });
}

const exportedInterface = /^export interface \w+[^{]*\{\n[^]*?^\}/gm;
const prop = /^ {2}(?:readonly )?(['\w-]+)\??[:(]/;

/** Props of the design system that no sentence tells of; a default alone is none. */
function untoldProps(path: string, source: string) {
  return [...source.matchAll(exportedInterface)].flatMap(({ index, 0: block }) =>
    block.split('\n').flatMap((line, at, lines) => {
      const before = lines[at - 1] ?? '';
      const name = prop.exec(line)?.[1];
      if (name === undefined || (before.endsWith('*/') && !before.includes('/** @default'))) return [];
      return `${path}:${lineAt(source, index) + at}: ${name} is a prop without a sentence: say what it is for`;
    }),
  );
}

/**
 * Lines of the server and comments over 120 characters, colours and sizes of letters outside the theme, calls of `fetch` outside the
 * client and of the provider outside `data/`, problems told by status, chains of the statuses of a query or a session,
 * assertions that turn the compiler off, props of the design system without a sentence.
 */
export function textProblems(path: string, source: string, kind: PackageKind, isForDevelopment: boolean) {
  const report = (pattern: RegExp, text: string, from = source) =>
    [...from.matchAll(pattern)].map((match) => `${path}:${lineAt(from, match.index)}: ${match[0]} ${text}`);
  const isStyled = kind === 'ui' || kind === 'feature' || kind === 'app';
  const looks = isStyled && path.endsWith('.css.ts') && !path.startsWith('packages/ui/src/theme/');
  const fetches = kind !== 'server' && kind !== 'conformance' && !isForDevelopment && !mayFetch.includes(path);
  const screens = (kind === 'feature' || kind === 'app') && !isForDevelopment;
  const calls = kind === 'feature' && !isForDevelopment && !path.includes('/src/data/');
  const tellsProps = kind === 'ui' && !isForDevelopment;
  return [
    ...report(kind === 'server' ? wideLine : wideComment, 'is wider than 120 characters'),
    ...(tellsProps ? untoldProps(path, source) : []),
    ...(screens ? statusChains(path, source) : []),
    ...(calls ? report(providerCall, 'stands outside data/: put it into a hook there') : []),
    ...(screens ? report(statusGuess, 'guesses by a status: ask ApiError.is for the code of the problem') : []),
    ...(screens ? report(providerText, 'may be in another language: use useProblemText of @kasb/kit') : []),
    ...(looks
      ? report(rawColour, 'is a raw colour: use the variables of the theme', source.replace(maskLine, ''))
      : []),
    ...(looks ? report(looseSize, 'is a loose size: use a style of the scale, `type` or `control`') : []),
    ...report(doubleAssertion, 'turns the compiler off: narrow, parse or type the source'),
    ...(fetches ? report(fetchCall, 'is a call past the client: use useQuery or useCommand of @kasb/kit') : []),
  ];
}
