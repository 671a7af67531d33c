import type { EmploymentType, Language, RemoteType } from '@kasb/contract';
import { calm } from '../../guard/normalise.ts';
import { clausesOf, meaningOf } from './clauses.ts';
import type { Experience } from './experience.ts';
import { findExperience } from './experience.ts';
import type { Span } from './flat.ts';
import { flatten, uzbek, without } from './flat.ts';
import type { ListName } from './lists.ts';
import { labelOf, listOf, splitJoined } from './lists.ts';
import type { Pay } from './money.ts';
import { findPay } from './money.ts';
import type { Place } from './places.ts';
import { findPlace } from './places.ts';
import type { Schedule } from './schedule.ts';
import { findSchedule } from './schedule.ts';
import { namesRole, readTitle } from './title.ts';
import { findEmployment, findFormat } from './workForms.ts';

/** What the assistant asks for, in the order of asking. */
export const topics = ['title', 'duties', 'requirements', 'benefits', 'salary', 'format'] as const;
export type Topic = (typeof topics)[number];

/** Everything that one message says of a vacancy. */
export interface Facts {
  title?: string;
  duties: string[];
  requirements: string[];
  benefits: string[];
  pay?: Pay;
  isPayNegotiable: boolean;
  format?: RemoteType;
  employment?: EmploymentType | 'freelance';
  place?: Place;
  schedule?: Schedule;
  experience?: Experience;
  /** Texts of what is to be taken out again. */
  removed: string[];
  /** The person leaves the answer to the assistant. */
  isLeftToUs: boolean;
  /** The person does not want to answer. */
  isSkipped: boolean;
}

/** What is read where nothing is understood. */
export const noFacts: Facts = {
  duties: [],
  requirements: [],
  benefits: [],
  isPayNegotiable: false,
  removed: [],
  isLeftToUs: false,
  isSkipped: false,
};

/** What a message is read against. */
export interface Reading {
  language: Language;
  /** What was asked last. */
  asked: Topic | undefined;
}

const removal = new RegExp(
  `^\\s*(?:нет[,\\s]+)?(?:убер\\p{L}*|удали\\p{L}*|исключи\\p{L}*|вычеркн\\p{L}*|сотри\\p{L}*)\\s(?:пожалуйста\\s)?(\\S.*)$`,
  'u',
);
const uzbekRemoval = new RegExp(
  `^\\s?(\\S.*?)\\s(?:${uzbek("olib tashlang|olib tashla|o'chirib tashlang|o'chiring|o'chir|kerak emas|chiqarib tashlang")})\\s?$`,
  'u',
);
const leftToUs = new RegExp(
  `(?<!\\p{L})(?:предложи\\p{L}*(?:\\s+сам\\p{L}*)?|сами\\s+(?:придумайте|напишите|предложите)|на\\s+ваше\\s+усмотрение|придумай\\p{L}*|напишите\\s+сами|${uzbek("o'zingiz taklif qiling|o'zingiz yozing|taklif qiling|o'zingiz tanlang|sizning ixtiyoringizda")})(?!\\p{L})`,
  'u',
);
const skipped = new RegExp(
  `^\\s*(?:пропуст\\p{L}*|дальше|не\\s+знаю|пока\\s+нет|потом|не\\s+важно|неважно|без\\s+разницы|нет|${uzbek("o'tkazib yuboring|o'tkazib yuborish|keyingisi|bilmayman|hozircha yo'q|keyin|farqi yo'q|yo'q")})[\\s.!]*$`,
  'u',
);
// A correction is short; longer texts are not searched for one, since these patterns look back and forth.
const longestCorrection = 300;
// The position stands near the beginning.
const mostTitleTries = 12;
const replacedTitle = new RegExp(
  `(?<!\\p{L})не\\s(?:[\\p{L}-]{1,40},?\\s){1,3}а\\s(\\S.*)$|(?<![\\p{L}'-])(?:[\\p{L}'-]{1,40}\\s){1,3}(?:${uzbek('emas')}|эмас)[,\\s]+([^,\\s].*)$`,
  'u',
);

const renaming = new RegExp(
  `^\\s*(?:(?:название|должность)\\s+(?:поменя|измени|исправ|замени)\\p{L}*|(?:поменя|измени|исправ|замени)\\p{L}*\\s+(?:название|должность))\\s+на\\s(\\S.*)$|^\\s*${uzbek('lavozimni')}\\s(\\S.*?)(?:ga|га)\\s(?:${uzbek("o'zgartiring|o'zgartir|almashtiring")})\\s?$`,
  'u',
);
const greeting = new RegExp(
  `^\\s*(?:(?:здравствуйте|привет|добрый\\s+(?:день|вечер)|доброе\\s+утро|${uzbek('assalomu alaykum|assalomu aleykum|salom')})[\\s,!.]*)+`,
  'u',
);

/** Reads one message: several facts may stand in it, in any order and in both alphabets. At most 4,000 characters are read. */
export function understand(message: string, { language, asked }: Reading): Facts {
  const whole = calm(message.normalize('NFKC').slice(0, 4000));
  const text = whole.slice(flatten(whole.slice(0, 100)).match(greeting)?.[0].length ?? 0);
  const facts = structuredClone(noFacts);
  const flat = flatten(text);
  facts.isSkipped = skipped.test(flat);
  facts.isLeftToUs = leftToUs.test(flat);
  if (facts.isSkipped || facts.isLeftToUs) return facts;
  const removedText =
    flat.length > longestCorrection ? undefined : (flat.match(removal)?.[1] ?? flat.match(uzbekRemoval)?.[1]);
  if (removedText !== undefined && !/\n/.test(removedText)) {
    facts.removed = removedText
      .split(/,|\s(?:и|va)\s/u)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return facts;
  }
  readLists(takeSpans(text, asked, facts), language, asked, facts);
  return facts;
}

/** Takes the facts that have a shape of their own out of the text. */
function takeSpans(text: string, asked: Topic | undefined, facts: Facts): string {
  let left = text;
  const take = (spans: Span[]) => {
    // A border stays where a fact stood, unless it stood within a phrase.
    left = calm(without(left, spans));
  };
  const place = findPlace(flatten(left));
  if (place.place) facts.place = place.place;
  take(place.spans);
  const experience = findExperience(flatten(left), left);
  if (experience.experience) facts.experience = experience.experience;
  take(experience.spans);
  const schedule = findSchedule(flatten(left));
  if (schedule.schedule) facts.schedule = schedule.schedule;
  take(schedule.spans);
  const pay = findPay(flatten(left), asked === 'salary');
  if (pay.pay) facts.pay = pay.pay;
  facts.isPayNegotiable = pay.isNegotiable;
  take(pay.spans);
  const employment = findEmployment(flatten(left));
  if (employment.value) facts.employment = employment.value;
  take(employment.spans);
  const format = findFormat(flatten(left));
  if (format.value) facts.format = format.value;
  take(format.spans);
  return left;
}

function readLists(text: string, language: Language, asked: Topic | undefined, facts: Facts): void {
  const replaced = text.length > longestCorrection ? null : flatten(text).match(replacedTitle);
  const renamed = text.length > longestCorrection ? null : flatten(text).match(renaming);
  const replacement = renamed?.[1] ?? renamed?.[2] ?? replaced?.[1] ?? replaced?.[2];
  if (replacement !== undefined && (renamed || namesRole(replacement))) {
    const at = flatten(text).lastIndexOf(replacement);
    const found = readTitle(text.slice(at), language, true);
    if (found) {
      facts.title = found.title;
      return;
    }
  }
  let heading: ListName | undefined;
  let isFirst = true;
  let titleTries = mostTitleTries;
  for (const clause of clausesOf(text)) {
    const label = labelOf(clause);
    const body = label ? clause.slice(label.length) : clause;
    if (label) heading = label.name === 'title' ? undefined : label.name;
    const isTitleAsked = (asked === 'title' && isFirst && !label) || label?.name === 'title';
    isFirst = false;
    const rest = heading || titleTries-- <= 0 ? body : (takeTitle(body, language, isTitleAsked, asked, facts) ?? body);
    addItems(rest, heading, { language, asked }, facts);
  }
}

/** Reads the position out of a clause. @returns what is left of the clause, or undefined when it names none */
function takeTitle(
  clause: string,
  language: Language,
  isAsked: boolean,
  asked: Topic | undefined,
  facts: Facts,
): string | undefined {
  if (facts.title !== undefined) return undefined;
  // While something else is asked, only an unmistakable name counts.
  const found = readTitle(clause, language, isAsked);
  if (!found || (!isAsked && !found.isNamed && !(asked === undefined && namesRole(clause)))) return undefined;
  if (!isAsked && found.isNamed && !namesRole(found.title) && asked !== 'title' && asked !== undefined)
    return undefined;
  facts.title = found.title;
  return found.rest;
}

function addItems(clause: string, heading: ListName | undefined, reading: Reading, facts: Facts): void {
  const item = meaningOf(clause);
  if (item === '') return;
  const list = heading ?? chooseList(item, reading);
  if (list === undefined) return;
  for (const part of splitJoined(item, list)) {
    const meaning = meaningOf(part);
    if (meaning !== '') facts[list].push(asItem(meaning));
  }
}

// «со знанием английского» stands for itself as «знание английского».
function asItem(item: string): string {
  return item.replace(/^со?\s+знанием\s+/iu, 'знание ').replace(/^с\s+опытом\s+/iu, 'опыт ');
}

function chooseList(item: string, { language, asked }: Reading): ListName | undefined {
  const told = listOf(item);
  const isListAsked = asked === 'duties' || asked === 'requirements' || asked === 'benefits';
  if (!isListAsked) return told ?? (isTechnology(item, language) ? 'requirements' : undefined);
  if (asked === 'duties') return told === 'benefits' || told === 'requirements' ? dutyUnless(item, told) : 'duties';
  if (told === undefined || told === 'duties') return asked;
  return told;
}

// Latin words among Russian ones are names: «React», «AutoCAD».
const isTechnology = (item: string, language: Language) => language === 'ru' && /^[a-z][\w.+#\s-]*$/i.test(item);

// «работа с клиентами», «обслуживание транспорта» hold words of other lists and are duties all the same.
function dutyUnless(item: string, told: ListName): ListName {
  const flat = flatten(item);
  return /^(?:опыт|знание|образование|высшее|бесплатн|обеды|питание|соцпакет|официальн|премии|бонусы|tajriba|bepul|oliy|тажриба|бепул|олий)/u.test(
    flat,
  )
    ? told
    : 'duties';
}
