import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek, words } from './flat.ts';
import { numberIn, spelledRun } from './numerals.ts';
import { anyOf } from './vocabulary.ts';

/** How many hours one works, as it was said. */
interface Workload {
  text: string;
  span: Span;
  /** Hours of a day; those of a week are shared among five. */
  hours: number;
}

const count = `(?:\\d{1,2}|${spelledRun})`;
const about =
  `(?:(?:${anyOf(vocabulary.atLeast)}|${anyOf(vocabulary.atMost)}|по|на|примерно|где-то|около|всего|только)` +
  `\\s){0,2}`;
const behind = `(?:\\s(?:${anyOf(vocabulary.atLeastBehind)}|${anyOf(vocabulary.atMostBehind)}))?`;
const hour = 'час(?:а|ов|ика)?|ч\\.?';
const per = '(?:в|за)\\s(?<per>день|сутки|неделю|смену)|(?<every>ежедневно)';
const uzbekPer = uzbek('kuniga|kunda|kuni|har kuni|haftasiga|haftada|smenada|smenasiga');
const uzbekHours = `${uzbek('soat')}(?:\\s?-?${uzbek('dan|gacha')})?`;
const uzbekCount = `${count}(?:\\s?-\\s?${count}|${uzbek('dan')}\\s${count})?\\s?`;
const patterns = [
  // «не меньше 4 и не больше 6 часов в день», «по 4-5 часов в день»
  new RegExp(
    `(?<![\\p{L}\\d.,:])${about}(?<count>${count})(?:\\s(?:${hour}))?(?:\\s?(?:-|до|или|[,и]{1,2}\\s(?=не))\\s?` +
      `${about}${count})?\\s?(?:${hour})(?!\\p{L})\\s(?:работы\\s)?(?:${per})(?!\\p{L})`,
    'u',
  ),
  // «в день 4 часа»
  new RegExp(
    `(?<!\\p{L})(?:в|за)\\s(?<per>день|сутки|неделю|смену)\\s${about}(?<count>${count})(?:\\s?(?:-|до|или)` +
      `\\s?${count})?` +
      `\\s?(?:${hour})(?![\\p{L}\\d])`,
    'u',
  ),
  // `kuniga 4 soatdan kam emas, 6 soatdan oshmaydi`
  new RegExp(
    `(?<!\\p{L})(?<per>${uzbekPer})\\s${about}(?:${uzbek('atigi|faqat|taxminan')}\\s)?(?<count>${count})(?:` +
      `\\s?-\\s?${count}|` +
      `${uzbek('dan')}\\s${count})?\\s?${uzbekHours}${behind}(?:[\\s,]{1,2}(?:${uzbek('lekin|va|ammo')}` +
      `\\s)?${about}${uzbekCount}` +
      `${uzbekHours}${behind})?(?!\\p{L})`,
    'u',
  ),
  // `4 soat kuniga`
  new RegExp(`(?<![\\p{L}\\d.,:])(?<count>${count})\\s${uzbek('soat')}\\s(?<per>${uzbekPer})(?!\\p{L})`, 'u'),
];
// Beside a part or the whole of a day it is that day's: «полдня, 4 часа».
const clause = new RegExp(
  `(?<=(?:^|[,;.\\n(])\\s?)${about}(?<count>${count})(?:\\s?-\\s?${count})?\\s?` +
    `(?:${hour}|${uzbek('soat')})(?=\\s?(?:[,;.)\\n]|$))`,
  'u',
);
const dayOf = words(`${anyOf(vocabulary.partTime)}|${anyOf(vocabulary.fullTime)}`);
const weekDays = 5;
const weekly = new RegExp(`^(?:недел|${uzbek('hafta')})`, 'u');
const mostHours = 24;

/** How many hours of a day or a week one works in flattened text; `original` has the letters as they were typed. */
export function findWorkload(flat: string, original: string): Workload | undefined {
  const match = patterns.map((one) => flat.match(one)).find((found) => found !== null) ?? beside(flat);
  if (!match?.groups) return undefined;
  const told = numberIn(match.groups.count ?? '');
  const hours = weekly.test(match.groups.per ?? '') ? told / weekDays : told;
  if (!(hours > 0 && hours <= mostHours)) return undefined;
  const start = match.index ?? 0;
  const end = start + match[0].length;
  return { text: original.slice(start, end).trim(), span: { start, end }, hours };
}

/** The hours of a clause beside a part of a day, which is taken for a border. */
function beside(flat: string): RegExpMatchArray | null {
  const days = flat.replace(dayOf, (told) => ','.padStart(told.length));
  return days === flat ? null : days.match(clause);
}

const partOfDay = 6;
const wholeDay = 7;

/** How much of the week so many hours a day are, where nothing else says it. */
export function employmentOf(hours: number): 'part-time' | 'full-time' | undefined {
  if (hours <= partOfDay) return 'part-time';
  return hours >= wholeDay ? 'full-time' : undefined;
}
