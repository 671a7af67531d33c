import type { Language } from '@kasb/contract';
import { lexicon } from '../../guard/lexicon.ts';
import { fold, wordsOf } from '../../guard/normalise.ts';
import { means, readWords } from '../../guard/readWords.ts';
import { stem } from '../../guard/stem.ts';
import { flatten, uzbek, words } from './flat.ts';

/** The nominative of Russian names of positions, by their stems. */
const nominatives = new Map<string, string>();
for (const { ru } of lexicon.roles) {
  for (const name of ru) {
    const [word, second] = wordsOf(name);
    if (word && !second) nominatives.set(stem(word.folded), nominatives.get(stem(word.folded)) ?? name);
  }
}

const lead = new RegExp(
  `^\\s*(?:(?:здравствуйте|привет|добрый\\s+день|${uzbek('salom|assalomu alaykum')})[\\s,!.]*)?(?:(?:мы|нам|мне|я|нам\\s+срочно|срочно|сейчас|в\\s+компанию|${uzbek("bizga|menga|biz|kompaniyamizga|korxonamizga|firmamizga|do'konimizga|restoranimizga|tezda|shoshilinch|hozir|yangi")})\\s+)*`,
  'u',
);
const needs = new RegExp(
  `^(?:хот\\p{L}+\\s+(?:взять|нанять|найти)|нуж(?:ен|на|но|ны)(?:\\s+найти)?|ищ(?:ем|у|ут)|требу(?:ется|ются)|набираем|возьмем|берем|нанимаем|подбираем|приглашаем|откры(?:та|ли)\\s+вакансия|вакансия|должность|название(?:\\s+вакансии|\\s+должности)?|позиция|${uzbek('lavozim|vakansiya|lavozim nomi')})(?!\\p{L})[\\s:-]*(?:срочно\\s+)?(?:на\\s+должность\\s+)?`,
  'u',
);
const isAccusativeLead = /ищ|взять|нанять|найти|набира|возьм|бере|нанима|подбира|приглаша/u;
const uzbekNeeds = words(
  `${uzbek("kerak bo'lib qoldi|kerak edi|kerak|qidiryapmiz|qidirmoqdamiz|izlayapmiz|izlaymiz|qidiramiz|ishga olamiz|olamiz|taklif qilamiz|talab qilinadi|lavozimiga|lavozimi")}|қидиряпмиз|кидиряпмиз|излаяпмиз`,
);
const numerals = new RegExp(
  `^(?:\\d+(?!\\p{L})(?:\\s*(?:${uzbek('ta|nafar')}))?|один|одного|одну|два|две|двух|три|трех|четыре|четырех|пять|пятерых|несколько|${uzbek("bir|ikki|uch|to'rt|besh")}(?:\\s+${uzbek('nafar|ta')})?|хорош\\p{L}+|опытн\\p{L}+|толков\\p{L}+|${uzbek('tajribali|yaxshi|malakali|bitta|ikkita|uchta|bir nechta')})\\s+`,
  'u',
);
// Where, with what or for what: not the name of the position. «на своём авто» is.
const tail = /\s(?:в|во|для|с|со|без|за|от|при|к|через|на(?!\s(?:свое|личн|собственн|[a-z1])))\s.*$/u;
const uzbekPlaces = new RegExp(
  `(?:^|\\s)(?:\\S{1,60}\\s(?:${uzbek('uchun')})|[\\p{L}']{3,60}(?:${uzbek('iga|imizga')}|xonaga|хонага|га|ga))(?=\\s|$)`,
  'gu',
);
const longestClause = 300;
const imperative =
  /(?<!\p{L})(?:игнорир|забуд|опублику|удали|выполни|сделай|напиши|ignore|forget|publish|system|prompt|unut|bajar|o'chir)/u;

/** What a clause says of the position, and what else stood in it. */
export interface FoundTitle {
  title: string;
  /** Named with «нужен», `kerak` or «вакансия», and so beyond doubt. */
  isNamed: boolean;
  /** What followed the name, as «со знанием английского». */
  rest: string;
}

/** The position that a clause names; undefined when it names none, or does not look like one. */
export function readTitle(text: string, language: Language, isAsked: boolean): FoundTitle | undefined {
  const clause = text.slice(0, longestClause);
  const flat = flatten(clause);
  let start = flat.match(lead)?.[0].length ?? 0;
  const need = flat.slice(start).match(needs);
  const uzbekNeed = [...flat.matchAll(uzbekNeeds)][0];
  start += need?.[0].length ?? 0;
  let name = clause.slice(start);
  let rest = '';
  if (uzbekNeed && !need) {
    name = clause.slice(Math.min(start, uzbekNeed.index), uzbekNeed.index);
    rest = clause.slice(uzbekNeed.index + uzbekNeed[0].length);
  }
  for (let more = flatten(name).match(numerals); more; more = flatten(name).match(numerals))
    name = name.slice(more[0].length);
  const isNamed = need !== null || uzbekNeed !== undefined;
  const cut = flatten(name).match(tail);
  if (cut && language === 'ru') {
    rest = `${name.slice(cut.index)} ${rest}`.trim();
    name = name.slice(0, cut.index);
  }
  if (language === 'uz') name = withoutPlaces(name);
  name = name.replace(/^[\s"«“'.,:;!-]+|(?<![\s"»”'.,:;!-])[\s"»”'.,:;!-]+$/gu, '').replace(/\s+/g, ' ');
  if (!isPlausible(name, isNamed || isAsked)) return undefined;
  const isAccusative = isAccusativeLead.test(need?.[0] ?? '') || (need === null && isAsked);
  return {
    title: language === 'ru' ? inNominative(name, isAccusative) : withoutUzbekEndings(name),
    isNamed,
    rest: rest.trim(),
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

/** Whether a text begins with a position that the lexicon knows. */
export function namesRole(text: string): boolean {
  const [segment] = readWords(text);
  return (
    segment?.slice(0, 3).some((piece) => !piece.isDetail && (means(piece, 'role') || means(piece, 'specialisation'))) ??
    false
  );
}

function isPlausible(name: string, isExpected: boolean): boolean {
  const count = name.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  if (count === 0 || name.length > 120 || imperative.test(flatten(name))) return false;
  if (namesRole(name)) return count <= 10;
  return isExpected && count <= 6 && /\p{L}{3}/u.test(name);
}

const adjective = /^(.+?)(ого|его|ую|юю|ых|их|ые|ие)$/u;
const agent = /^(\p{L}+(?:ик|ер|ор|ист|ант|ент|ар|яр|ог|ач|ун|ман|граф|итет|ен|вед|фер|мен))(?:а|ы|и|ов)$/u;

function inNominative(name: string, isAccusative: boolean): string {
  const parts = name.split(/(\s+|-)/);
  // The head is the first known noun; without one, the first word that is no adjective.
  const isKnown = (part: string) => /\p{Script=Cyrillic}/u.test(part) && nominatives.has(stem(fold(flatten(part))));
  const head = parts.findIndex(isKnown);
  const noun =
    head >= 0 ? head : parts.findIndex((part) => /\p{Script=Cyrillic}{3}/u.test(part) && !adjective.test(part));
  if (noun < 0) return capital(name);
  const word = nounForm(parts[noun] ?? '', isAccusative);
  const isFeminine = /[ая]$/.test(word);
  const result = parts.map((part, index) => {
    if (index === noun) return word;
    if (index < noun) return adjectiveForm(part, isFeminine);
    // «продавца-консультанта»
    return parts[index - 1] === '-' && index === noun + 2 ? nounForm(part, isAccusative) : part;
  });
  return capital(result.join(''));
}

function nounForm(word: string, isAccusative: boolean): string {
  if (!/\p{Script=Cyrillic}/u.test(word)) return word;
  const known = nominatives.get(stem(fold(flatten(word))));
  if (known !== undefined) return flatten(word) === known.replaceAll('ё', 'е') ? word : known;
  const flat = flatten(word);
  if (agent.test(flat)) return word.slice(0, flat.match(agent)?.[1]?.length);
  if (flat.endsWith('теля')) return `${word.slice(0, -1)}ь`;
  if (isAccusative && /[бвгджзклмнпрстфхцчшщ]у$/u.test(flat)) return `${word.slice(0, -1)}а`;
  if (isAccusative && flat.endsWith('ю')) return `${word.slice(0, -1)}я`;
  return word;
}

function adjectiveForm(word: string, isFeminine: boolean): string {
  const [, base, ending] = word.match(adjective) ?? [];
  if (base === undefined || ending === undefined) return word;
  const isSoft = /^(?:его|юю|их|ие)$/.test(ending) && !/[гкхжшчщ]$/.test(base);
  if (isFeminine) return base + (isSoft ? 'яя' : 'ая');
  return base + (isSoft || /[гкхжшчщ]$/.test(base) ? 'ий' : 'ый');
}

function withoutUzbekEndings(name: string): string {
  return capital(name.replace(/(?<=\p{L}{4})(?:larni|larga|lar|ni|ларни|ларга|лар|ни)$/iu, ''));
}

/** The text with a capital letter in front. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
