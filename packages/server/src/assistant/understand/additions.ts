import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, uzbek } from './flat.ts';
import type { ListName } from './lists.ts';
import { anyOf } from './vocabulary.ts';

/** What a clause asks to put in, and the list that it names. */
interface Addition {
  body: string;
  list: ListName | undefined;
}

const names: Record<ListName, string> = {
  requirements: `требовани\\p{L}{1,3}|навык\\p{L}{1,3}|${uzbek('talablarga|talabga|talablariga')}`,
  benefits:
    'услови\\p{L}{1,3}|бонус\\p{L}{1,3}|льгот\\p{L}{1,3}|преимуществ\\p{L}{1,3}|плюс\\p{L}{1,3}|' +
    uzbek('sharoitga|sharoitlarga|imtiyozlarga|shartlarga|qulayliklarga'),
  duties: `обязанност\\p{L}{1,3}|задач\\p{L}{1,3}|${uzbek('vazifalarga|vazifaga|vazifalariga')}`,
};
const list = Object.entries(names)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join('|');
const verbs = `(?:${anyOf(vocabulary.additions)})(?![\\p{L}'])`;
const more = `(?:${anyOf(vocabulary.additionLeads)})(?![\\p{L}'])`;
const into = `(?:(?:в|во|к|ко)\\s(?:наши\\s|список\\s|раздел\\s)?)?(?:${list})(?!\\p{L})`;
const lead = new RegExp(
  `^\\s?(?:${more}[\\s,]{1,2}){0,4}${verbs}(?:[\\s,]{1,2}${more}){0,3}(?:\\s${into})?(?:\\s?[:-])?(?:\\s|$)`,
  'u',
);
// «и ещё: обеды»
const onlyMore = new RegExp(`^\\s?(?:${more}[\\s,]{0,2}){1,4}:\\s`, 'u');
// «в условия ещё добавь обеды», `talablarga halollik`
const listFirst = new RegExp(`^\\s?${into}\\s(?:${more}\\s){0,2}`, 'u');
const closing = new RegExp(
  `(?:(?<=\\p{L}{3})(?:ni|ни))?(?:\\s${uzbek('ham')})?\\s(?:${anyOf(vocabulary.additionEnds)})[\\s.!?]{0,2}$`,
  'u',
);
const longest = 300;

const listIn = (match: RegExpMatchArray): ListName | undefined =>
  (['requirements', 'benefits', 'duties'] as const).find((name) => match.groups?.[name] !== undefined);

/** What a clause asks to put in: «ещё добавь: обеды», `tushlikni ham qo'shing`; undefined where it asks for nothing. */
export function additionIn(clause: string): Addition | undefined {
  if (clause.length > longest) return undefined;
  const flat = flatten(clause);
  const end = flat.match(closing);
  const text = end?.index === undefined ? clause : clause.slice(0, end.index);
  const start = flat.match(lead) ?? flat.match(onlyMore);
  if (start) return { body: text.slice(start[0].length), list: listIn(start) };
  const rest = flat.match(listFirst);
  const verb = rest && flat.slice(rest[0].length).match(lead);
  if (rest && (end || verb)) return { body: text.slice(rest[0].length + (verb?.[0].length ?? 0)), list: listIn(rest) };
  return end ? { body: text, list: undefined } : undefined;
}
