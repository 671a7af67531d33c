import { scheduleLabel } from './clocks.ts';
import type { Span } from './flat.ts';
import { uzbek } from './flat.ts';
import { numberIn, spelledRun } from './numerals.ts';

/** How many days one works and how many one is free, and where that was said. */
interface Turns {
  pattern: string;
  span: Span;
}

const count = `\\d{1,2}|${spelledRun}`;
const whole = 'сутки|суток|сутк[аи]|день|дня|дней|смену|смен[аы]|неделю|недел[яи]|недель|месяц\\p{L}{0,2}';
const single = 'один|одни|два|двое|две|три|трое|четыре|четверо|пять|пятеро|шесть|семь|\\d{1,2}';
const kinds = `(?:\\s?(?:рабоч\\p{L}{2,3}\\s)?(?:${whole})(?!\\p{L}))?`;
const uzbekUnit = uzbek('kun|sutka|hafta|oy');
const works = uzbek('ishlab|ishlaydi|ishlanadi|ishlaysiz|ishlaysan|ishlaymiz|ishlash|ishda|ish');
const rests = uzbek("dam oladi|dam olish|dam olasiz|dam olamiz|dam|damda|dam bo'ladi|uyda");
const patterns = [
  // «сутки через двое», «месяц через месяц»
  new RegExp(
    `${scheduleLabel}(?<![\\p{L}\\d/.])(?<on>${single}|${whole})${kinds}\\sчерез\\s(?<off>${single}|` +
      `${whole})${kinds}(?![\\p{L}\\d])`,
    'u',
  ),
  // «сутки/трое», «сутки трое»
  new RegExp(`${scheduleLabel}(?<!\\p{L})(?<on>сутки)(?:\\s?[/-]\\s?|\\s)(?<off>двое|трое|четверо)(?!\\p{L})`, 'u'),
  // «15 дней работаем, 15 отдыхаем», «две недели работы, две отдыха»
  new RegExp(
    `${scheduleLabel}(?<![\\p{L}\\d])(?<on>${count}|две)\\s?(?<unit>${whole})\\s(?:на\\s)?(?:работ` +
      `\\p{L}{1,6}|вахт\\p{L}{1,3})[\\s,]{1,3}(?:и\\s|а\\s)?` +
      `(?<off>${count}|две)${kinds}\\s(?:на\\s)?(?:отдых\\p{L}{0,6}|выходн\\p{L}{1,3}|дома)(?!\\p{L})`,
    'u',
  ),
  // `15 kun ish, 15 kun dam`, `hafta ish hafta dam`
  new RegExp(
    `(?<![\\p{L}\\d'])(?:(?<on>${count})\\s)?(?<unit>${uzbekUnit})\\s(?:${works}[\\s,]{1,2})?(?:(?<off>${count})\\s)?` +
      `${uzbekUnit}\\s${rests}(?![\\p{L}'])`,
    'u',
  ),
  // «15 на 15», «график 2 на 2»
  new RegExp(
    `${scheduleLabel}(?<![\\p{L}\\d.,/])(?<on>\\d{1,2})\\s?на\\s?(?<off>\\d{1,2})(?=\\s?(?:[,;.!)\\n]|$|с` +
      `\\s|по\\s|график|вахт))`,
    'u',
  ),
];

const lengths: [RegExp, number][] = [
  [/^(?:недел|hafta|хафта)/u, 7],
  [/^(?:месяц|oy|ой)/u, 30],
];
const lengthOf = (unit: string) => lengths.find(([start]) => start.test(unit))?.[1] ?? 1;
const words: [RegExp, number][] = [
  [/^(?:сут|д(?:ень|ня|ней)|смен|недел|месяц|од)/u, 1],
  [/^дв/u, 2],
  [/^тр/u, 3],
  [/^чет/u, 4],
  [/^пят/u, 5],
];
const countOf = (told: string): number =>
  /^\d/.test(told) ? Number(told) : (words.find(([start]) => start.test(told))?.[1] ?? numberIn(told));
const mostDays = 90;

/** The days on and off in words: «сутки через двое», `o'n besh kun ish o'n besh kun dam`. */
export function findTurns(flat: string): Turns | undefined {
  for (const pattern of patterns) {
    const match = flat.match(pattern);
    if (!match?.groups) continue;
    const { on = '1', off = '1', unit } = match.groups;
    const length = lengthOf(unit ?? on);
    const [worked, free] = [countOf(on) * length, countOf(off) * length];
    // «вахта месяц через месяц» is a shift camp, of no days.
    if (unit === undefined && length > 7 && /вахт/u.test(flat)) return undefined;
    // «процент 50 на 50» is shared, not worked.
    if (!(worked > 0 && free > 0 && worked <= mostDays && free <= mostDays) || worked + free === 100) continue;
    const start = match.index ?? 0;
    return { pattern: `${worked}/${free}`, span: { start, end: start + match[0].length } };
  }
  return undefined;
}

const week = '(?:в|на|за)\\sнеделю';
const five = `5|пять|пяти|${uzbek('besh')}`;
const six = `6|шесть|шести|${uzbek('olti')}`;
const days = '(?:рабоч\\p{L}{2,3}\\s)?(?:дней|дня|дн\\.?)(?!\\p{L})';
const sunday = 'воскресень\\p{L}{1,3}|воскресений|вс(?!\\p{L})';
const off = '(?:-\\s)?(?:выходной|вых(?!\\p{L})\\.?|отдых\\p{L}{0,5}|не\\sработа\\p{L}{2,4}|нерабочий)';
const everyDay = `(?:(?:каждый\\sдень|все\\sдни|ежедневно|всю\\sнеделю|${uzbek('har kuni|hamma kun')})[\\s,]{1,2})?`;
const uzbekOff = uzbek('kuni dam|kuni dam olinadi|kuni dam olish|dam olish kuni|dam olish|dam|ishlamaymiz|ishlanmaydi');
const perWeek = (number: string, name: string, latin: string) =>
  `(?<=(?:^|[,;.\\n])\\s?(?:работ\\p{L}{1,3}\\s)?)(?:${number})\\s${days}(?=\\s?(?:[,;.\\n]|$))|` +
  `(?<![\\p{L}\\d.,])(?:${number})\\s?-?\\s?${days}\\s?(?:/\\s?нед\\p{L}*|${week})|${week}\\s(?:по\\s)?` +
  `(?:${number})\\s${days}|` +
  `(?<![\\p{L}\\d])(?:${name})дневк\\p{L}{1,2}|(?:${name})дневн\\p{L}{2}\\s(?:рабоч\\p{L}{2,3}\\s)?(?:недел` +
  `\\p{L}{1,2}|график)|` +
  `${uzbek('haftada|haftasiga')}\\s(?:${number})\\s(?:${uzbek('kun')})(?:dan)?(?!\\p{L})|` +
  `(?:${latin})\\s?-?\\s?${uzbek('kunlik')}(?:\\s${uzbek('ish haftasi|hafta|ish')})?(?!\\p{L})`;
const weeks: [pattern: string, said: RegExp][] = [
  [
    '6/1',
    new RegExp(
      `${everyDay}(?:${perWeek(six, '6-?\\s?|шести', `6|${uzbek('olti')}`)}|${everyDay}(?:кроме|без)\\s(?:${sunday})|` +
        `(?<!\\p{L})(?:по\\s)?(?:${sunday})\\s${off}(?!\\p{L})|выходной(?:\\sдень)?(?:\\s?[-:])?\\s(?:в\\s)?` +
        `(?:${sunday})|` +
        `(?<!\\p{L})(?:один|1)\\sвыходной(?:\\sдень)?(?:\\s${week})?|` +
        `(?<!\\p{L})${uzbek('du')}\\s?-\\s?${uzbek('sha|shan|shanba')}(?!\\p{L})|` +
        `(?<!\\p{L})(?:пн\\.?\\s?-\\s?сб|с?\\s?понедельник\\p{L}?\\s(?:-|по|до)\\sсуббот\\p{L})(?!\\p{L})|` +
        `(?<!\\p{L})${uzbek('yakshanbadan')}\\s${uzbek('tashqari|boshqa')}(?:` +
        `\\s${uzbek('har kuni|hamma kun|kunlari')})?|` +
        `(?<!\\p{L})${uzbek('yakshanba')}\\s${uzbekOff}(?!\\p{L})|` +
        `(?<!\\p{L})${uzbek('dushanba')}\\s?(?:-|${uzbek('dan')})\\s?${uzbek('shanba')}` +
        `(?:${uzbek('gacha')})?(?!\\p{L})|` +
        `(?<!\\p{L})(?:${uzbek('haftada')}\\s)?(?:1|${uzbek('bir')})\\s${uzbek('kun dam olish|kun dam')}(?!\\p{L}))`,
      'gu',
    ),
  ],
  [
    '5/2',
    new RegExp(
      `${perWeek(five, '5-?\\s?|пяти', `5|${uzbek('besh')}`)}|(?<!\\p{L})(?:два|2)\\sвыходн\\p{L}{2}(?:` +
        `\\sдня)?(?:\\s${week})?|` +
        `(?<!\\p{L})(?:сб|суббот[аы])\\s?(?:и|,|-)?\\s?(?:вс|воскресень[ея])\\s${off}\\p{L}{0,2}|` +
        `${everyDay}кроме\\s(?:сб|субботы)\\s?(?:и|,|-)?\\s?(?:вс|воскресенья)(?!\\p{L})|` +
        `(?<!\\p{L})${uzbek('shanba')}\\s?(?:-|,|${uzbek('va')})?\\s?${uzbek('yakshanba')}\\s${uzbekOff}(?!\\p{L})`,
      'gu',
    ),
  ],
];

/** How many days of the week one works, and every place where that was said: «6 дней в неделю, кроме воскресенья». */
export function findWeek(flat: string): { pattern: string; spans: Span[] } | undefined {
  const found = weeks
    .toReversed()
    .map(([pattern, said]) => ({ pattern, matches: [...flat.matchAll(said)] }))
    .filter(({ matches }) => matches.length > 0);
  const [first] = found;
  if (!first) return undefined;
  const spans = found.flatMap(({ matches }) =>
    matches.map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return { pattern: first.pattern, spans };
}
