import type { Language } from '@kasb/contract';
import { specialisations } from '../../text/lexicon.ts';
import { fold } from '../../text/normalise.ts';
import { stem } from '../../text/stem.ts';
import vocabulary from '../data/words.json' with { type: 'json' };
import { meaningOf } from './clauses.ts';
import { extraMonth } from './extraMonths.ts';
import type { Facts, Reading } from './facts.ts';
import { flatten, uzbek } from './flat.ts';
import type { ListName } from './lists.ts';
import { isAct, isGiven, isSmallTalk, isUzbekAct, listOf, splitJoined } from './lists.ts';
import { seasonTold } from './seasons.ts';
import { anyOf } from './vocabulary.ts';
import { isEnd, isNothing } from './wishes.ts';
import { isFieldWork } from './workForms.ts';

/** A line that may belong to a list; without one where its own words do not tell. */
interface Line {
  text: string;
  list: ListName | undefined;
}

// «надо вести учёт», «он должен вести учёт» is «вести учёт».
const who = '(?:(?:он|она|они|ему|ей|им|человек|человеку|сотрудник|сотруднику|работник|работнику)\\s)?';
const must =
  '(?:надо(?:\\sбудет)?|нужно(?:\\sбудет)?|необходимо|предстоит|прид[её]тся|будет|будут|долж(?:ен|на|ны)(?:\\sбудет)?)';
const duty = new RegExp(`^${who}${must}\\s(?=\\p{L}{2,30}(?:ть|ти|чь|ться)(?!\\p{L}))`, 'iu');
// «мы предлагаем обеды»
const offered = /^(?:мы\s)?(?:предлагаем|обещаем|гарантируем)\s(?=\p{L})/iu;
// `oylik va foiz`, `500 ga foiz`, `bilan foiz`: what the wage has left in front.
const wage = `(?:фикс|${uzbek('oylik|maosh|fiks')})`;
const besidePay = new RegExp(
  `^(?:${wage}\\s(?:и|плюс|${uzbek('va|hamda|plyus|plus')})|${uzbek('ga|bilan')})\\s(?=\\p{L})`,
  'iu',
);
// «платим сдельно, выходит в месяц»
const aroundShare = /^платим\s(?=сдельн|процент)|(?<=сдельно)\s(?:выходит|получается)(?:\sв\sмесяц)?$/giu;
// «в магазине», `kofexonada`: where the work is, and nothing of a list.
const where: Record<Language, RegExp> = {
  ru: /^(?:в|на)\s[\p{L}-]{2,30}$/u,
  uz: /^[\p{L}']{4,30}(?:da|да|imizda|имизда)$/u,
};

const stemOf = (word: string) => stem(fold(word.toLowerCase()));
const placeNames = [...specialisations.values()].flatMap(({ axis, ru, uz }) =>
  axis === 'place' ? [...ru, ...uz] : [],
);
const workplaces = new Set([...placeNames, ...vocabulary.workplaces.ru].map(stemOf));
const isWorkplace = (word: string) => workplaces.has(stemOf(word)) || workplaces.has(stemOf(word.replace(ofOurs, '')));
const ofOurs = /(?:imiz|имиз|si|си|i|и)?(?:ga|га|ka|ка|da|да)$/iu;

/** A clause without where the work is: «на стройку обед», `oziq-ovqat do'koniga`. */
function withoutWhere(clause: string, language: Language): string {
  if (language === 'ru')
    return clause.replace(/^(?:в|на)\s(\p{L}{2,20})\s(?=\p{L})/iu, (whole, place: string) =>
      isWorkplace(place) ? '' : whole,
    );
  const words = clause.split(' ');
  const last = words.at(-1) ?? '';
  return words.length <= 3 && ofOurs.test(last) && isWorkplace(last) ? '' : clause;
}

const missing = new RegExp(
  `^нету?\\s|\\s(?:нету?|не\\s(?:предостав\\p{L}{2,5}|даем|предусмотрен\\p{L}?)|` +
    `${uzbek("yo'q|bermaymiz|berilmaydi")})$`,
  'u',
);

// «на процент» is no place.
const isOnlyWhere = (text: string, language: Language) =>
  where[language].test(flatten(text)) && !(language === 'ru' && listOf(text, language) === 'benefits');
// What is left of «Ищем девушку на ресепшн» says nothing of a list.
const search = /^(?:ищ(?:ем|у|ут|ет)|набира|приглаша)/iu;

/** The line that a clause says; undefined when only filling words are left of it. */
export function lineOf(clause: string, heading: ListName | undefined, reading: Reading): Line | undefined {
  const meaning = meaningOf(clause)
    .replace(besidePay, '')
    .replace(duty, '')
    .replace(offered, '')
    .replace(aroundShare, '');
  const text = heading === undefined ? withoutWhere(meaning, reading.language) : meaning;
  if (
    text === '' ||
    (heading === undefined && isOnlyWhere(text, reading.language)) ||
    (heading === undefined && search.test(text) && listOf(text, reading.language) === undefined) ||
    (heading === undefined && isSmallTalk(text)) ||
    isNothing(flatten(text)) ||
    isEnd(flatten(text))
  )
    return undefined;
  // «жилья нет», `ovqat yo'q`: nothing of it is offered.
  if (heading === undefined && missing.test(flatten(text)) && listOf(text, reading.language) === 'benefits')
    return undefined;
  // «500$ + %»
  if (text === '%') return { text: reading.language === 'ru' ? 'процент' : 'foiz', list: 'benefits' };
  return { text, list: heading ?? chooseList(text, reading) };
}

/** Puts lines on their lists. What says nothing of its list goes with its neighbours, where these are all of one. */
export function addLines(lines: readonly Line[], facts: Facts): void {
  const known = new Set(lines.flatMap(({ list }) => list ?? []));
  const [only] = known;
  const common = known.size === 1 && facts.title === undefined ? only : undefined;
  for (const { text, list = common } of lines) {
    if (list === undefined) continue;
    for (const part of splitJoined(text, list)) {
      const meaning = meaningOf(part);
      if (meaning !== '') facts[list].push(asItem(meaning));
    }
  }
}

// «со знанием английского» stands for itself as «знание английского».
function asItem(item: string): string {
  return item.replace(/^со?\s+знанием\s+/iu, 'знание ').replace(/^с\s+опытом\s+/iu, 'опыт ');
}

function chooseList(item: string, { language, asked }: Reading): ListName | undefined {
  if (isFieldWork(flatten(item))) return 'benefits';
  const told = listOf(item, language);
  const isListAsked = asked === 'duties' || asked === 'requirements' || asked === 'benefits';
  if (!isListAsked) return told ?? (isTechnology(item, language) ? 'requirements' : undefined);
  if (asked === 'duties') return told === 'benefits' || told === 'requirements' ? dutyUnless(item, told) : 'duties';
  if (asked === 'benefits' && isAct(item)) return 'duties';
  if (told === undefined || told === 'duties') return asked;
  return told;
}

// Latin words among Russian ones are names: «React», «AutoCAD».
const needed = /\s(?:-\s)?(?:обязат|желат|нуж)\p{L}{2,8}$|^(?:обязат|желат|нуж)\p{L}{2,8}\s/iu;
const isTechnology = (item: string, language: Language) =>
  language === 'ru' && /^[a-z][\w.+#\s-]*$/i.test(item.replace(needed, ''));

const ofTheirOwn = new RegExp(
  `^(?:(?:со?|есть|нужн\\p{L}|обязательно|желательно)\\s)?(?:(?:работа\\s)?${seasonTold}|${extraMonth}|` +
    `${anyOf(vocabulary.itemsOfTheirOwn)})`,
  'u',
);

// «развозка», «честность»: nothing is done in one word for what is offered or for what somebody is; «первичка» is work.
const quality = /(?:ость|лик|lik)$/u;
const ambiguous = new RegExp(`^(?:${anyOf(vocabulary.ambiguousWords)})`, 'u');

function isWord(item: string, told: ListName): boolean {
  const flat = flatten(item).trim();
  if (/\s/.test(flat) || isUzbekAct(flat)) return false;
  return told === 'benefits' ? !ambiguous.test(flat) : quality.test(flat);
}

// «работа с клиентами», «обслуживание транспорта» hold words of other lists and are duties all the same.
const dutyUnless = (item: string, told: ListName): ListName =>
  isWord(item, told) || ofTheirOwn.test(flatten(item)) || (told === 'benefits' && isGiven(flatten(item)))
    ? told
    : 'duties';
