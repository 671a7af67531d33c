import type { Language } from '@kasb/contract';
import type { Span } from './flat.ts';
import { russianPhrase, unknownRussianPhrase } from './phraseRu.ts';
import { unknownUzbekPhrase, uzbekPhrase } from './phraseUz.ts';
import { placedPieces } from './pieces.ts';

/** Finds the name of a position that the lexicon knows; where nothing says that one follows, no typo is mended. */
export function knownPhrase(text: string, language: Language, isStrict: boolean): Span | undefined {
  const pieces = placedPieces(text);
  return language === 'ru' ? russianPhrase(pieces, isStrict) : uzbekPhrase(pieces, isStrict);
}

/** Finds what may be the name of a position where one must be. */
export function unknownPhrase(text: string, language: Language): Span | undefined {
  const pieces = placedPieces(text);
  return language === 'ru' ? unknownRussianPhrase(pieces) : unknownUzbekPhrase(pieces);
}
