import { calm } from '../../text/normalise.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, spansOf, uzbek, without } from './flat.ts';
import { anyOf } from './vocabulary.ts';

const leading = anyOf(vocabulary.fillersInFront);
const trailing = anyOf(vocabulary.fillersBehind);
const joints = `и|а|но|да|${uzbek('va')}`;
// «ну там обеды», «обеды, и как бы такси»
const inFront = new RegExp(
  `(?<=(?:^|[,;.!:\\n-])\\s?(?:(?:${joints})\\s)?|\\s(?:${joints})\\s)` +
    `(?:(?:${leading})(?![\\p{L}'-])[\\s,:.…]{1,12}){1,4}(?=[\\p{L}\\d$€"])`,
  'gu',
);
// «обеды там», «такси и так далее»
const behind = new RegExp(
  `(?<=[\\p{L}\\d%$")])[\\s,]{1,2}(?:(?:${trailing})(?!\\p{L})\\.?[\\s,]?){1,3}(?=[;.!,\\n]|$)`,
  'gu',
);
// «…, короче всё такое»
const alone = new RegExp(
  `(?<=[,;.!\\n]\\s?)(?:(?:${leading}|${trailing}|это|все|и)(?![\\p{L}'-])\\s?){1,5}(?=[,;.!\\n]|$)`,
  'gu',
);
const longest = 1000;

/** A text without the words that fill the breaks of speech: «ну там обеды, короче, такси и так далее». */
export function withoutFillers(text: string): string {
  if (text.length > longest) return text;
  return calm([alone, behind, inFront].reduce((left, filler) => without(left, spansOf(flatten(left), filler)), text));
}
