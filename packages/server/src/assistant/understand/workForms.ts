import type { EmploymentType, RemoteType } from '@kasb/contract';
import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { spansOf, uzbek, without, words } from './flat.ts';
import { anyOf } from './vocabulary.ts';

// Words that mean the format only when a clause says nothing else: «офис-менеджер» and «обучение на месте» do not.
const labels = `только|строго|лишь|исключительно|формат|место|занятость|работа|${uzbek('format|ish joyi|ish formati')}`;
const labelled = `(?:${labels})(?:\\sработы)?\\s?:?\\s`;
const alone = `(?<=(?:^|[,;.\\n])\\s?(?:${labelled})?)`;

const aloneInOffice = `${alone}(?:${anyOf(vocabulary.officeAlone)})(?=\\s?(?:[,;.\\n]|$))`;

const noOffice = words(anyOf(vocabulary.noOffice));
const noRemote = words(anyOf(vocabulary.noRemote));
const atOffice = words(`${anyOf(vocabulary.office)}|${aloneInOffice}`);
// Beside each other both are meant; alone an office may be what is managed, and a home what is sold for.
const officeWord = words(`(?:в\\s)?офис[еау]?(?!-)|${uzbek('ofisda|ofisga|ofis')}(?!-)`);
const homeWord = words(
  '(?<!для\\s)(?:из\\s)?дома|(?:на\\s)?удален(?:о|ка|ки|ку|ке|кой|ный|ная|ную|ной)|' +
    uzbek('uyda|uydan|masofadan|masofaviy'),
);
const formats: [RemoteType, RegExp][] = [
  ['hybrid', words(anyOf(vocabulary.hybrid))],
  ['remote', words(`${anyOf(vocabulary.noOffice)}|${anyOf(vocabulary.remote)}`)],
  ['office', atOffice],
];

// Field work is neither in the office nor at home, so its words stay in the text, as a line of the conditions.
const field = words(anyOf(vocabulary.field), 'u');

/** Whether flattened text says that the work is done where the customers or the fields are. */
export const isFieldWork = (flat: string): boolean => field.test(flat);

// What says how the days of a hybrid week are spent.
const half = `половин[ау]|пол(?!\\p{L})|${uzbek('yarmi|yarim')}`;
const few = `\\d|один|одна|два|две|три|четыре|пару|${half}|${uzbek("bir|ikki|uch|to'rt")}`;
const weekday =
  '(?:пн|вт|ср|чт|пт|понедельник|вторник|сред[ау]|четверг|пятниц[ау])(?:\\s?(?:-|и)\\s?(?:пн|вт|ср|чт|пт))?';
const day = `(?:дн\\p{L}{0,3}|день|недели|времени|${uzbek('kun|kuni')})`;
const inOffice = `(?:в\\s|из\\s)?офис\\p{L}?|${uzbek('ofisda|ofisga|ofisdan|ofis')}`;
const atHome =
  `(?:из\\s)?дома?|(?:на\\s)?удален\\p{L}{1,3}|онлайн|(?:хоум|home)(?:[\\s-](?:офис|office))?|` +
  uzbek('uyda|uydan|uy|masofadan|onlayn');
const acts =
  `ходить|ходит|приходить|приходит|ездить|надо|нужно|быть|сидеть|работать|работает|можно|по\\sжеланию|обязательно|` +
  uzbek("keladi|kelish|kelib|ishlaydi|ishlash|bo'ladi|bo'lish|kerak");
const act = `(?:(?:${acts})\\s){0,2}`;
const acted = `(?:\\s(?:${acts})(?![\\p{L}'])){0,2}`;
const others = 'остальн\\p{L}{1,3}(?:\\s(?:дни|время))?|друг\\p{L}{1,2}(?:\\sдни)?|потом';
const rest = `${others}|${uzbek('qolgani|qolgan kunlari|qolganida|qolgan vaqt')}`;
const weekly = `(?:${uzbek('haftada|haftasiga|qolgan')}\\s|(?:в\\sнеделю\\s))?`;
const hybridDays = new RegExp(
  `(?<![\\p{L}\\d/])${weekly}(?:${few})\\s(?:${day}\\s)?(?:в\\sнеделю\\s)?(?:-\\s)?${act}(?:${inOffice}|` +
    `${atHome})(?!\\p{L})${acted}|` +
    `(?<![\\p{L}\\d])(?:${inOffice}|${atHome})\\s(?:-\\s)?(?:${few})(?![\\p{L}\\d/.:])(?:\\s${day}(?!\\p{L}))?|` +
    `(?<!\\p{L})(?:${rest}|${weekday})\\s(?:-\\s)?${act}(?:${inOffice}|${atHome})(?!\\p{L})${acted}`,
  'gu',
);
// «2 дня из дома»: on the others one is in the office.
const daysAtHome = new RegExp(
  `(?<![\\p{L}\\d/])(?:[1-4]|один|два|две|три|четыре|пару|${uzbek("bir|ikki|uch|to'rt")})\\s${day}\\s` +
    `(?:${atHome})(?!\\p{L})`,
  'u',
);

const employments: [EmploymentType, RegExp][] = [
  ['part-time', words(anyOf(vocabulary.partTime))],
  ['full-time', words(anyOf(vocabulary.fullTime))],
  ['contract', words(anyOf(vocabulary.contract))],
  ['freelance', words(anyOf(vocabulary.freelance))],
];

interface Found<Value> {
  value: Value | undefined;
  spans: Span[];
}

function find<Value>(flat: string, known: [Value, RegExp][]): Found<Value> {
  for (const [value, pattern] of known) {
    const spans = spansOf(flat, pattern);
    if (spans.length > 0) return { value, spans };
  }
  return { value: undefined, spans: [] };
}

/** Whether flattened text says where the work is not done, which tells where it is. */
export const isFormatRefused = (flat: string): boolean =>
  spansOf(flat, noOffice).length > 0 || spansOf(flat, noRemote).length > 0;

/** Where the work is done. */
export function findFormat(flat: string): Found<RemoteType> {
  const days = spansOf(flat, hybridDays);
  // What is refused says nothing of where one works, unless nothing else is left: «в офисе, удалёнки нет».
  const refused = spansOf(flat, noRemote);
  const plain = without(flat, refused);
  const { value, spans } = find(plain, formats);
  const isSplit = days.length > 1 || daysAtHome.test(flat);
  if (value === 'hybrid' || isSplit || isFieldWork(flat)) return { value: 'hybrid', spans: [...spans, ...days] };
  const isOffice = value !== undefined ? value === 'office' : spansOf(plain, officeWord).length > 0;
  // «день в офисе, остальные дома»
  const other = spansOf(plain, isOffice ? homeWord : officeWord);
  const isBoth = other.length > 0 && spansOf(plain, noOffice).length === 0 && (value !== undefined || isOffice);
  if (isBoth) return { value: 'hybrid', spans: [...spans, ...other, ...spansOf(plain, officeWord)] };
  if (value === undefined) return { value: refused.length > 0 ? 'office' : undefined, spans: refused };
  return { value, spans: [...spans, ...refused] };
}

/** How much of the week it takes. */
export function findEmployment(flat: string): Found<EmploymentType> {
  return find(flat, employments);
}
