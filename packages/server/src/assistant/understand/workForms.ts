import type { EmploymentType, RemoteType } from '@kasb/contract';
import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { spansOf, uzbek, words } from './flat.ts';
import { anyOf } from './vocabulary.ts';

// Words that mean the format only when a clause says nothing else: «офис-менеджер» and «обучение на месте» do not.
const alone = '(?<=(?:^|[,;.\\n])\\s?(?:работа\\s)?)';

const aloneInOffice = `${alone}(?:${anyOf(vocabulary.officeAlone)})(?=\\s?(?:[,;.\\n]|$))`;

const formats: [RemoteType, RegExp][] = [
  ['hybrid', words(anyOf(vocabulary.hybrid))],
  ['remote', words(`${anyOf(vocabulary.remote)}|${anyOf(vocabulary.noOffice)}`)],
  ['office', words(`${anyOf(vocabulary.office)}|${aloneInOffice}`)],
];

// Field work is neither in the office nor at home, so its words stay in the text, as a line of the conditions.
const field = words(anyOf(vocabulary.field), 'u');

/** Whether flattened text says that the work is done where the customers or the fields are. */
export const isFieldWork = (flat: string): boolean => field.test(flat);

// What says how the days of a hybrid week are spent.
const few = `\\d|один|два|две|три|четыре|${uzbek("bir|ikki|uch|to'rt")}`;
const whereabouts = `в\\s+офисе|дома|из\\s+дома|удаленно|${uzbek('ofisda|uyda|uydan')}`;
const hybridDays = new RegExp(
  `(?:${few})\\s+(?:дн\\p{L}*|день|${uzbek('kun')})\\s+(?:${whereabouts})|(?<=,\\s?)(?:два|один|три)\\s+дома`,
  'gu',
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

/** Where the work is done. */
export function findFormat(flat: string): Found<RemoteType> {
  const days = spansOf(flat, hybridDays);
  const { value, spans } = find(flat, formats);
  if (value === 'hybrid' || days.length > 1 || isFieldWork(flat))
    return { value: 'hybrid', spans: [...spans, ...days] };
  return { value, spans };
}

/** How much of the week it takes. */
export function findEmployment(flat: string): Found<EmploymentType> {
  return find(flat, employments);
}
