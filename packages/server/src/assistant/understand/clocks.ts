import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { uzbek } from './flat.ts';
import { numberIn, spelledRun } from './numerals.ts';
import { anyOf } from './vocabulary.ts';

const labels = `(?:график\\p{L}{0,10}|режим|время)(?:\\s+работы)?|работа|${anyOf(vocabulary.scheduleLabels)}`;
/** What may stand in front of a schedule, as a pattern. */
export const scheduleLabel = `(?:(?:${labels}):?\\s?)?`;

const clock = '(\\d{1,2})(?:[:.](\\d{2}))?';
const lead = `(?<lead>с\\s|${uzbek('soat')}\\s)?`;
const joint = `(?<joint>до|-|${uzbek('dan')})`;
const tail = `(?<tail>час\\p{L}*|${uzbek('gacha')})`;
const noHours = `(?!\\s?(?:${anyOf(vocabulary.noHours)}))`;
const written = new RegExp(
  `${scheduleLabel}${lead}(?<![\\d.,:])${clock}\\s?${joint}\\s?${clock}(?!\\d|[.,]\\d)(?:\\s?${tail})?${noHours}`,
  'u',
);

// «с девяти утра до шести вечера», `ertalab to'qqizdan kechki oltigacha`
const told = `(?:\\d{1,2}|${spelledRun})`;
const minutes = '(?:[:.](?<m>\\d{2}))?';
const part = '(?:часов\\s|часа\\s)?(?:утра|вечера|дня|ночи)|часов|часа|ч';
const counted = '(?:-?т?и|-?ми)?';
const russian = new RegExp(
  `${scheduleLabel}(?<![\\p{L}\\d])(?<lead>с|со|от)\\s(?<from>${told})${counted}${minutes}(?:\\s?` +
    `(?<at>${part})(?!\\p{L}))?\\s` +
    `(?:и\\s)?(?:до|по)\\s(?<to>${told})${counted}(?:[:.](?<n>\\d{2}))?(?![\\p{L}\\d])(?:\\s?(?<till>${part})(?!` +
    `\\p{L}))?${noHours}`,
  'u',
);
const times = uzbek('soat|ertalab|ertalabki|ertalabgi|tonggi|tongi|kunduzgi|tushgi|kechki|kechqurun|kechgi|kech|tungi');
const uzbekTimes = new RegExp(
  `${scheduleLabel}(?<![\\p{L}\\d'])(?<at>(?:${times}\\s){0,2})(?<from>${told})${minutes}(?:\\s?-?${uzbek('dan')})\\s` +
    `(?<till>(?:${times}\\s){0,2})(?<to>${told})(?:[:.](?<n>\\d{2}))?\\s?(?:${uzbek('gacha')})(?!\\p{L})${noHours}`,
  'u',
);
const evening = new RegExp(`^(?:вечер|${uzbek('kech')})`, 'u');
const night = new RegExp(`(?<!\\p{L})(?:ноч|${uzbek('tun|kechasi')})`, 'u');
const noon = new RegExp(`^(?:дня|${uzbek('tush|kunduz')})`, 'u');
const label = new RegExp(`^(?:${labels})`, 'u');
const wage = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.pay)})`, 'u');
const wageReach = 40;

/** The hour of the day that is meant: six in the evening is 18. */
function hourOf(hour: number, at: string): number {
  const part = at.trim().replace(/^(?:soat|соат|часов|часа)\s/u, '');
  if (hour > 12 || part === '') return hour;
  if (evening.test(part)) return hour < 12 ? hour + 12 : hour;
  if (noon.test(part)) return hour < 6 ? hour + 12 : hour;
  return /^(?:ноч|tun|тун)/u.test(part) && hour >= 6 ? hour + 12 : hour;
}

/** The end of a day that begins before noon: «с 9 до 6» is till 18. */
const endOf = (from: number, to: number, isNight: boolean): number =>
  !isNight && to <= from && from <= 12 && to <= 12 ? to + 12 : to;

/** The beginning of a night that is told without its part of the day: «ночью с 10 до 6» is from 22. */
const startOf = (from: number, to: number, isNight: boolean): number =>
  isNight && from >= 6 && from < 12 && to <= from ? from + 12 : from;

interface Hours {
  hours: string;
  span: Span;
}

const spanOf = (match: RegExpMatchArray): Span => ({
  start: match.index ?? 0,
  end: (match.index ?? 0) + match[0].length,
});

const isHour = (hour: number) => Number.isInteger(hour) && hour >= 0 && hour <= 24;

/** Hours that are told in words or with the part of the day. */
function toldHours(flat: string, isPayAsked: boolean): Hours | undefined {
  for (const pattern of [russian, uzbekTimes]) {
    const match = flat.match(pattern);
    if (!match?.groups) continue;
    const { from = '', to = '', at = '', till = '', m = '00', n = '00', lead: preposition } = match.groups;
    const hasPart = at !== '' || till !== '';
    const isLabelled = label.test(match[0]);
    const before = flat.slice(Math.max(0, (match.index ?? 0) - wageReach), match.index);
    const isDoubtful = preposition === 'от' || (preposition === undefined && (isPayAsked || wage.test(before)));
    if (isDoubtful && !hasPart && !isLabelled) continue;
    const [first, last] = [numberIn(from), numberIn(to)];
    if (!isHour(first) || !isHour(last)) continue;
    const isNight = night.test(flat) && !hasPart;
    const start = startOf(hourOf(first, at), last, isNight);
    const end = endOf(start, hourOf(last, till), isNight);
    return { hours: `${start}:${m}-${end}:${n}`, span: spanOf(match) };
  }
  return undefined;
}

/** The hours of the day in flattened text: «с 9 до 18», «пн–пт 9–18», `soat to'qqizdan oltigacha`. */
export function findHours(flat: string, isWeek: boolean, isPayAsked: boolean): Hours | undefined {
  const spoken = toldHours(flat, isPayAsked);
  if (spoken) return spoken;
  const time = flat.match(written);
  if (!time?.groups) return undefined;
  const [, , from = '', fromMinutes, , to = '', toMinutes] = time;
  const { lead: first, joint: between, tail: last } = time.groups;
  const isWritten = fromMinutes !== undefined || toMinutes !== undefined;
  // `5 dan 7 gacha` may be millions.
  const isBare = isPayAsked && first === undefined && /^(?:dan|дан)$/u.test(between ?? '');
  const isClock = isWeek || isWritten || first !== undefined || last !== undefined;
  const isTime = Number(from) <= 24 && Number(to) <= 24;
  if (!isClock || !isTime || isBare || /(?<!\p{L})от\s*$/u.test(flat.slice(0, time.index))) return undefined;
  const end = isWritten ? Number(to) : endOf(Number(from), Number(to), night.test(flat));
  return { hours: `${Number(from)}:${fromMinutes ?? '00'}-${end}:${toMinutes ?? '00'}`, span: spanOf(time) };
}
