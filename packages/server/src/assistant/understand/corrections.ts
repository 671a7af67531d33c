import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { flatten, uzbek, without } from './flat.ts';
import { anyOf } from './vocabulary.ts';

/** A correction is short; longer texts are not searched for one. */
const longest = 300;

const removal = new RegExp(`^\\s*(?:нет[,\\s]+)?(?:${anyOf(vocabulary.removals)})\\s(?:пожалуйста\\s)?(\\S.*)$`, 'u');
const uzbekRemoval = new RegExp(`^\\s?(\\S.*?)\\s(?:${anyOf(vocabulary.removalEnds)})\\s?$`, 'u');

/** The texts of what a message asks to take out again; undefined when it asks for nothing of the kind. */
export function removedIn(flat: string): string[] | undefined {
  if (flat.length > longest) return undefined;
  const text = flat.match(removal)?.[1] ?? flat.match(uzbekRemoval)?.[1];
  if (text === undefined || text.includes('\n')) return undefined;
  return text
    .split(/,|\s(?:и|va)\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const few = '(?:[^\\s,;]{1,40}[\\s,]{1,2}){1,4}';
const unlessNeeded = `(?<!(?:${uzbek("shart|kerak|muhim|zarur|majburiy|kam|ko'p|ortiq|past|yuqori|oshiq")})\\s)`;
// «не меньше 4, а не больше 6» takes nothing back.
const unlessBound = '(?!(?:меньше|менее|ниже|больше|более|выше|старше|младше|моложе|дороже)(?!\\p{L}))';
const refusals = [
  // «не Ташкент, а Самарканд»
  new RegExp(`(?<!\\p{L})не\\s${unlessBound}${few}а\\s(?!(?:также|то|не)\\s)`, 'gu'),
  // «в Самарканде, а не в Ташкенте»
  new RegExp(`[,\\s]\\s?а\\sне\\s${unlessBound}(?:[^\\s,;]{1,40}(?:\\s|$)){1,4}(?=$|[,;])`, 'gu'),
  // «вместо повара официант»
  new RegExp(`(?<!\\p{L})вместо\\s[^\\s,;]{1,40}(?:[\\s,]{1,2}|$)`, 'gu'),
  // `Toshkent emas, Samarqand`
  new RegExp(
    `(?<=(?:^|[,;.:!])\\s?)(?:[^\\s,;]{1,40}\\s){1,4}${unlessNeeded}(?:${uzbek('emas')}|эмас)(?:[\\s,.!]{1,2}|$)`,
    'gu',
  ),
  // `oshpaz o'rniga ofitsiant`
  new RegExp(`(?<=(?:^|[,;.:!\\s])\\s?)[^\\s,;]{1,40}\\s${uzbek("o'rniga")}[\\s,]{1,2}`, 'gu'),
];

/** A text without what it takes back, and whether it takes anything back. */
export function withoutRefused(text: string): { text: string; isCorrection: boolean } {
  if (text.length > longest) return { text, isCorrection: false };
  const flat = flatten(text);
  const spans: Span[] = refusals.flatMap((refusal) =>
    [...flat.matchAll(refusal)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return { text: without(text, spans), isCorrection: spans.length > 0 };
}

const change = anyOf(vocabulary.changes);
const subject = anyOf(vocabulary.titleSubjects);
const uzbekSubject = uzbek('lavozimni|lavozim nomini|lavozim nomi|lavozimi|lavozim|nomini|vakansiyani|kasbni');
const renamings = [
  // «должность поменяй на кассира», «поменяй должность на кассира»
  new RegExp(`^\\s*(?:(?:${subject})\\s(?:${change})|(?:${change})\\s(?:${subject}))\\sна\\s(?<name>\\S.*)$`, 'u'),
  // «пусть должность будет кассир», «должность теперь кассир»
  new RegExp(`^\\s*(?:пусть\\s)?(?:${subject})\\s(?:будет|теперь|пусть\\sбудет)\\s(?<name>\\S.*)$`, 'u'),
  // «назовите вакансию «Старший кассир»»
  new RegExp(`^\\s*(?:и\\s)?назов\\p{L}{2,4}\\s(?:${subject})\\s(?<name>\\S.*)$`, 'u'),
  // `lavozimni kassirga o'zgartiring`, `lavozim kassir bo'lsin`
  new RegExp(
    `^\\s*${uzbekSubject}\\s(?<name>\\S.*?)(?:ga|га|\\s${uzbek('deb|qilib')})?` +
      `\\s${uzbek(vocabulary.uzbekChanges.uz.join('|'))}[\\s.!]?$`,
    'u',
  ),
];

/** Where a message says the new name of the position: «поменяй должность на кассира». */
export function renamedIn(text: string): string | undefined {
  if (text.length > longest) return undefined;
  for (const renaming of renamings) {
    const match = flatten(text).match(renaming);
    const name = match?.groups?.name;
    if (match && name !== undefined) {
      const start = flatten(text).indexOf(name, match.index);
      return text.slice(start, start + name.length);
    }
  }
  return undefined;
}

const changing = new RegExp(`(?<!\\p{L})(?:${change}|${uzbek(vocabulary.uzbekChanges.uz.join('|'))})(?!\\p{L})`, 'u');

/** Whether a message asks for a change, so that of two values the later one holds: «Ташкент поменяй на Самарканд». */
export const isChange = (flat: string): boolean => changing.test(flat);
