import vocabulary from '../data/words.json' with { type: 'json' };
import { flatten, uzbek } from './flat.ts';
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
