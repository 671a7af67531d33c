import type { Language } from '@kasb/contract';
import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { flatten, uzbek, words } from './flat.ts';
import { inNominative, uncapital, withoutUzbekEndings } from './nominative.ts';
import { knownPhrase, unknownPhrase } from './phrase.ts';
import type { Expectation } from './position.ts';
import { looksLikePosition } from './position.ts';
import { anyOf } from './vocabulary.ts';

const lead = new RegExp(`^\\s*(?:(?:${anyOf(vocabulary.titleLeads)})\\s+)*`, 'u');
const misspeltNeeds = anyOf(vocabulary.misspeltNeeds);
const russianNeeds = words(anyOf(vocabulary.titleNeeds));
const uzbekNeeds = words(`${anyOf(vocabulary.uzbekTitleNeeds)}|${misspeltNeeds}|қидиряпмиз|кидиряпмиз|излаяпмиз`);
const isAccusativeLead = /ищ|взять|нанять|найти|набира|возьм|бере|нанима|подбира|приглаша/u;
const digits = `\\d+(?!\\p{L}|[\\s-]\\s?(?:разряд|${uzbek('razryad|toifa')}))(?:\\s*(?:${uzbek('ta|nafar')}))?`;
const uzbekDigits = `${uzbek("bir|ikki|uch|to'rt|besh")}(?:\\s+${uzbek('nafar|ta')})?`;
const counts = new RegExp(`^(?:${digits}|${uzbekDigits}|${anyOf(vocabulary.counts)})\\s+`, 'u');
const longestClause = 300;

/** What a clause says of the position, and what else stood in it. */
export interface FoundTitle {
  title: string;
  /** Named with «нужен», `kerak` or «вакансия». */
  isNamed: boolean;
  /** What stood in front of the name, as `rus tilini biladigan`. */
  front: string;
  /** What followed the name, as «со знанием английского». */
  rest: string;
}

/** A part of a clause where the position may stand, and what of the clause comes behind it. */
interface Part {
  text: string;
  behind: string;
  isNamed: boolean;
  isAccusative: boolean;
}

/** The position that a clause names; undefined when it names none, or does not look like one. */
export function readTitle(text: string, language: Language, isAsked: boolean): FoundTitle | undefined {
  const parts = partsOf(text.slice(0, longestClause), isAsked);
  const firstOf = (find: (part: Part) => FoundTitle | undefined) =>
    parts.map(find).find((found) => found !== undefined);
  return (
    firstOf((part) => titleIn(part, language, isAsked, true)) ??
    firstOf((part) => titleIn(part, language, isAsked, false))
  );
}

function titleIn(part: Part, language: Language, isAsked: boolean, isKnown: boolean): FoundTitle | undefined {
  const { text, isNamed, isAccusative } = part;
  const expectation: Expectation = isAsked ? 'asked' : isNamed ? 'named' : 'none';
  const span = isKnown ? knownPhrase(text, language, expectation === 'none') : unknownPhrase(text, language);
  if (span === undefined) return undefined;
  const name = trimmed(text.slice(span.start, span.end));
  const title = withAbbreviations(language === 'ru' ? inNominative(name, isAccusative) : withoutUzbekEndings(name));
  if (!looksLikePosition(isNamed ? title : contextOf(text, span, language, isKnown, isAsked), language, expectation))
    return undefined;
  const rest = `${text.slice(span.end)} ${part.behind}`.trim();
  const front = text.slice(0, span.start).trim();
  return { isNamed, front, ...(language === 'uz' ? withGrade(title, rest) : { title, rest }) };
}

// «врач узи» is «Врач УЗИ».
const abbreviation = words('1с|1c|узи|мрт|пто|отк|азс|чпу|кипиа|uzi|mrt|smm|seo|hr|it', 'giu');
const withAbbreviations = (title: string) =>
  title.replace(abbreviation, (word) => word.toUpperCase().replace('КИПИА', 'КИПиА'));

const gradeNames = uzbek('toifa|razryad|kategoriya');
const gradeBehind = new RegExp(
  `^\\(?(?<grade>(?:[A-E](?:/[A-E]){0,4}|\\d)[\\s-]\\s?${gradeNames})(?:${uzbek('li')})?(?!\\p{L})\\)?`,
  'iu',
);

/** An Uzbek name with the grade that was said behind it, where it belongs: `haydovchi, C toifali`. */
function withGrade(title: string, rest: string): Pick<FoundTitle, 'title' | 'rest'> {
  const match = rest.match(gradeBehind);
  const grade = match?.groups?.grade;
  if (!match || grade === undefined) return { title, rest };
  const isLatin = /[a-z]$/iu.test(grade);
  return { title: `${grade}${isLatin ? 'li' : 'ли'} ${uncapital(title)}`, rest: rest.slice(match[0].length).trim() };
}

/** What must read as a position where nothing says that one follows: what stands beside the head says so too. */
function contextOf(text: string, { start, end }: Span, language: Language, isKnown: boolean, isAsked: boolean): string {
  if (!isKnown && !isAsked) return text;
  return language === 'ru' ? text.slice(0, end) : text.slice(start);
}

const trimmed = (name: string) =>
  name.replace(/^[\s"«“'.,:;!)-]+|(?<![\s"»”'.,:;!(-])[\s"»”'.,:;!(-]+$/gu, '').replace(/\s+/g, ' ');

/** Where a position may stand: behind «нужен» and in front of it, in front of `kerak` and behind it, or anywhere. */
function partsOf(clause: string, isAsked: boolean): Part[] {
  const flat = flatten(clause);
  const start = flat.match(lead)?.[0].length ?? 0;
  const needs = [
    ...[...flat.matchAll(russianNeeds)].map((match) => ({ match, isRussian: true })),
    ...[...flat.matchAll(uzbekNeeds)].map((match) => ({ match, isRussian: false })),
  ].toSorted((left, right) => left.match.index - right.match.index);
  const bare = { isNamed: false, isAccusative: isAsked, behind: '' };
  if (needs.length === 0) return [{ ...bare, text: uncounted(clause.slice(start)) }];
  return needs.flatMap(({ match, isRussian }, index) => {
    const end = match.index + match[0].length;
    const border = needs[index - 1];
    const from = border === undefined ? Math.min(start, match.index) : border.match.index + border.match[0].length;
    const named = { isNamed: true, isAccusative: isAccusativeLead.test(match[0]) };
    const before: Part = { ...named, text: uncounted(clause.slice(from, match.index)), behind: clause.slice(end) };
    const after: Part = { ...named, text: uncounted(clause.slice(end, needs[index + 1]?.match.index)), behind: '' };
    return isRussian ? [after, before] : [before, after];
  });
}

/** A text without the leads and counts in front: «нам срочно двух». */
function uncounted(text: string): string {
  let left = text.replace(/^[\s:,-]{1,20}/u, '');
  for (let length = -1; length !== left.length;) {
    length = left.length;
    const flat = flatten(left);
    left = left.slice((flat.match(counts) ?? flat.match(lead))?.[0].length ?? 0);
  }
  return left;
}
