import { lineAt } from './imports.ts';
import type { PackageKind } from './packages.ts';

/** A mask has no colour, only more or less of what lies below: its lines are let through. */
const maskLine = /^.*mask.*$/gim;
const rawColour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(\s*[\d.]/gi;
const fetchCall = /(?<![\w$])fetch\(/g;

/** In code, not in the words of a comment. */
const doubleAssertion = /(?<=^(?!\s*(?:\*|\/[*/])).*)\bas (?:unknown|any) as\b/gm;

/** The client sends; the provider hands it the page's own `fetch`. */
const mayFetch = ['packages/contract/src/client.ts', 'packages/kit/src/provider/KasbProvider.tsx'];

/** A call of the provider: screens and parts show what hooks under `data/` give them. */
const providerCall = /\b(?:useQuery|usePages|useCommand|useTouch|client\.send)\(/g;

/** A guess at what a refusal means; its code says it. */
const statusGuess = /\bstatus\s*[!=]==?\s*[45]\d\d\b/g;
/** Past the words of the page's language. */
const providerText = /\b(?:error|refusal|trouble)\??\.text\b/gi;

/**
 * Colours outside the theme, calls of `fetch` outside the client and of the provider outside `data/`, problems told by
 * status, assertions that turn the compiler off.
 */
export function textProblems(path: string, source: string, kind: PackageKind, isForDevelopment: boolean) {
  const report = (pattern: RegExp, text: string, from = source) =>
    [...from.matchAll(pattern)].map((match) => `${path}:${lineAt(from, match.index)}: ${match[0]} ${text}`);
  const isStyled = kind === 'ui' || kind === 'feature' || kind === 'app';
  const colours = isStyled && path.endsWith('.css.ts') && !path.startsWith('packages/ui/src/theme/');
  const fetches = kind !== 'server' && !isForDevelopment && !mayFetch.includes(path);
  const screens = (kind === 'feature' || kind === 'app') && !isForDevelopment;
  const calls = kind === 'feature' && !isForDevelopment && !path.includes('/src/data/');
  return [
    ...(calls ? report(providerCall, 'stands outside data/: put it into a hook there') : []),
    ...(screens ? report(statusGuess, 'guesses by a status: ask ApiError.is for the code of the problem') : []),
    ...(screens ? report(providerText, 'may be in another language: use useProblemText of @kasb/kit') : []),
    ...(colours
      ? report(rawColour, 'is a raw colour: use the variables of the theme', source.replace(maskLine, ''))
      : []),
    ...report(doubleAssertion, 'turns the compiler off: narrow, parse or type the source'),
    ...(fetches ? report(fetchCall, 'is a call past the client: use useQuery or useCommand of @kasb/kit') : []),
  ];
}
