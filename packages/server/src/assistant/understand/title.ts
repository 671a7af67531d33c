import type { Language } from '@kasb/contract';
import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, uzbek, words } from './flat.ts';
import { inNominative, withoutUzbekEndings } from './nominative.ts';
import { looksLikePosition } from './position.ts';
import type { Expectation } from './position.ts';
import { anyOf } from './vocabulary.ts';

const lead = new RegExp(`^\\s*(?:(?:${anyOf(vocabulary.titleLeads)})\\s+)*`, 'u');
const needs = new RegExp(
  `^(?:${anyOf(vocabulary.titleNeeds)})(?!\\p{L})[\\s:-]*(?:срочно\\s+)?(?:на\\s+должность\\s+)?`,
  'u',
);
const needsBehind = new RegExp(`\\s(?:${anyOf(vocabulary.needsBehind)})(?!\\p{L})`, 'u');
const isAccusativeLead = /ищ|взять|нанять|найти|набира|возьм|бере|нанима|подбира|приглаша/u;
const uzbekNeeds = words(`${anyOf(vocabulary.uzbekTitleNeeds)}|қидиряпмиз|кидиряпмиз|излаяпмиз`);
const digits = `\\d+(?!\\p{L})(?:\\s*(?:${uzbek('ta|nafar')}))?`;
const uzbekDigits = `${uzbek("bir|ikki|uch|to'rt|besh")}(?:\\s+${uzbek('nafar|ta')})?`;
const counts = new RegExp(`^(?:${digits}|${uzbekDigits}|${anyOf(vocabulary.counts)})\\s+`, 'u');
// Where, with what or for what: not the name of the position. «на своём авто» is.
const tail = /\s(?:в|во|для|с|со|без|за|от|при|к|через|на(?!\s(?:свое|личн|собственн|[a-z1])))\s.*$/u;
// Nothing but where or for whom: «нужны на склад».
const where = /^(?:в|во|на|для|из|от|при|к)\s/u;
const uzbekPlaces = new RegExp(
  `(?:^|\\s)(?:\\S{1,60}\\s${uzbek('uchun')}|[\\p{L}']{3,60}${uzbek('iga|imizga|xonaga|ga')})(?=\\s|$)`,
  'gu',
);
const longestClause = 300;
const nominativeNeed = 'требуется';

/** What a clause says of the position, and what else stood in it. */
export interface FoundTitle {
  title: string;
  /** Named with «нужен», `kerak` or «вакансия». */
  isNamed: boolean;
  /** What followed the name, as «со знанием английского». */
  rest: string;
}

/** The position that a clause names; undefined when it names none, or does not look like one. */
export function readTitle(text: string, language: Language, isAsked: boolean): FoundTitle | undefined {
  const clause = text.slice(0, longestClause);
  const { name: told, rest, need, isNamed, isBehind } = namedIn(clause);
  let name = told;
  let left = rest;
  const cut = flatten(name).match(tail);
  if (cut && language === 'ru') {
    left = `${name.slice(cut.index)} ${left}`.trim();
    name = name.slice(0, cut.index);
  }
  if (language === 'uz') name = withoutPlaces(name);
  name = name.replace(/^[\s"«“'.,:;!)-]+|(?<![\s"»”'.,:;!(-])[\s"»”'.,:;!(-]+$/gu, '').replace(/\s+/g, ' ');
  // «в фирму требуется юрист»: what stands behind the word is the position.
  const behind = () =>
    isBehind && rest !== '' ? readTitle(`${nominativeNeed} ${rest}`, language, isAsked) : undefined;
  if (where.test(flatten(name))) return behind();
  const expectation: Expectation = isAsked ? 'asked' : isNamed ? 'named' : 'none';
  if (!looksLikePosition(name, language, expectation)) return behind();
  const isAccusative = isAccusativeLead.test(need ?? '') || (need === undefined && isAsked);
  return {
    title: language === 'ru' ? inNominative(name, isAccusative) : withoutUzbekEndings(name),
    isNamed,
    rest: left.trim(),
  };
}

/** What stands behind «нужен» or in front of `kerak`, and what comes after it. */
function namedIn(clause: string): {
  name: string;
  rest: string;
  need: string | undefined;
  isNamed: boolean;
  isBehind: boolean;
} {
  const flat = flatten(clause);
  let start = flat.match(lead)?.[0].length ?? 0;
  const need = flat.slice(start).match(needs)?.[0];
  const uzbekNeed = [...flat.matchAll(uzbekNeeds)][0];
  start += need?.length ?? 0;
  let name = clause.slice(start);
  let rest = '';
  if (uzbekNeed && need === undefined) {
    name = clause.slice(Math.min(start, uzbekNeed.index), uzbekNeed.index);
    rest = clause.slice(uzbekNeed.index + uzbekNeed[0].length);
  }
  const behind = flatten(name).match(needsBehind);
  if (behind?.index !== undefined) {
    rest = `${name.slice(behind.index + behind[0].length)} ${rest}`;
    name = name.slice(0, behind.index);
  }
  for (let more = flatten(name).match(counts); more; more = flatten(name).match(counts))
    name = name.slice(more[0].length);
  const isBehind = behind !== null;
  return {
    name,
    rest: rest.trim(),
    need,
    isBehind,
    isNamed: need !== undefined || uzbekNeed !== undefined || isBehind,
  };
}

function withoutPlaces(name: string): string {
  const flat = flatten(name);
  const kept = [...flat.matchAll(uzbekPlaces)].reduce(
    (result, { 0: found, index }) =>
      result.slice(0, index) + ' '.repeat(found.length) + result.slice(index + found.length),
    name,
  );
  return /\p{L}/u.test(kept) ? kept : name;
}
