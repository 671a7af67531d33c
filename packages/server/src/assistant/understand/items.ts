import type { Language } from '@kasb/contract';
import vocabulary from '../data/words.json' with { type: 'json' };
import { meaningOf } from './clauses.ts';
import type { Facts, Reading } from './facts.ts';
import { flatten } from './flat.ts';
import type { ListName } from './lists.ts';
import { isAct, isSmallTalk, listOf, splitJoined } from './lists.ts';
import { anyOf } from './vocabulary.ts';
import { isFieldWork } from './workForms.ts';

/** A line that may belong to a list; without one where its own words do not tell. */
interface Line {
  text: string;
  list: ListName | undefined;
}

// «надо вести учёт» is «вести учёт».
const duty = /^(?:надо|нужно|необходимо|предстоит|долж(?:ен|на|ны))\s(?=\p{L}{2,30}(?:ть|ти|чь|ться)(?!\p{L}))/iu;
// «платим сдельно, выходит в месяц»
const aroundShare = /^платим\s(?=сдельн|процент)|(?<=сдельно)\s(?:выходит|получается)(?:\sв\sмесяц)?$/giu;
// «в магазине», `kofexonada`: where the work is, and nothing of a list.
const where: Record<Language, RegExp> = {
  ru: /^(?:в|на)\s[\p{L}-]{2,30}$/u,
  uz: /^[\p{L}']{4,30}(?:da|да|imizda|имизда)$/u,
};

/** The line that a clause says; undefined when only filling words are left of it. */
export function lineOf(clause: string, heading: ListName | undefined, reading: Reading): Line | undefined {
  const text = meaningOf(clause).replace(duty, '').replace(aroundShare, '');
  if (
    text === '' ||
    (heading === undefined && where[reading.language].test(flatten(text))) ||
    (heading === undefined && isSmallTalk(text))
  )
    return undefined;
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
const isTechnology = (item: string, language: Language) => language === 'ru' && /^[a-z][\w.+#\s-]*$/i.test(item);

const ofTheirOwn = new RegExp(`^(?:${anyOf(vocabulary.itemsOfTheirOwn)})`, 'u');

// «работа с клиентами», «обслуживание транспорта» hold words of other lists and are duties all the same.
const dutyUnless = (item: string, told: ListName): ListName => (ofTheirOwn.test(flatten(item)) ? told : 'duties');
