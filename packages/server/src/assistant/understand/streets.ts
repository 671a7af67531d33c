import vocabulary from '../data/words.json' with { type: 'json' };
import type { Span } from './flat.ts';
import { spansOf, uzbek } from './flat.ts';
import { capital } from './nominative.ts';
import { anyOf } from './vocabulary.ts';

/** A street, a quarter or a district that no list has, as the person calls it. */
interface Street {
  name: string;
  span: Span;
}

const word = "[\\p{L}\\d][\\p{L}\\d'-]{1,30}";
const kind = 'улиц[аеуы]|ул|проспект[еау]?|массив[еау]?|микрорайон[еау]?|мкр|махалл[аеяию]';
const end = '(?=\\s?(?:[,.;\\n]|$))';
const beside = '(?:рядом\\sс|возле|около|у|недалеко\\sот|напротив)\\s';
const behind = uzbek("ko'chasi|mahallasi|massivi|mavzesi|dahasi|kvartali|tumani");
const inside = '(?:da|ga|dagi|да|га|даги)?(?!\\p{L})';
const patterns: [RegExp, (name: string, kind: string) => string][] = [
  // «на улице Рудаки», «ул. Амира Темура, 12»
  [
    new RegExp(
      `(?<!\\p{L})(?<kind>${kind})(?:\\.\\s?|\\s)(?<name>${word}(?:\\s${word}${end})?(?:,?\\s\\d{1,3}${end})?)`,
      'dgu',
    ),
    (name, of) => `${kinds.find(([start]) => of.startsWith(start))?.[1] ?? of} ${capital(name)}`,
  ],
  // «9 квартал», «квартал Ц-5»
  [
    /(?<![\p{L}\d])(?<name>\d{1,2})(?:-?[а-я])?\s?(?:квартал|микрорайон)\p{L}{0,2}(?!\p{L})/dgu,
    (name) => `${name} квартал`,
  ],
  [/(?<!\p{L})квартал\p{L}{0,2}\s(?<name>[цc]-?\d{1,2}|\d{1,2})(?!\d)/dgu, (name) => `квартал ${capital(name)}`],
  // «Ц-1»
  [/(?<![\p{L}\d])(?<name>ц-?\d{1,2})(?![\d\p{L}])/dgu, (name) => name.toUpperCase()],
  // «рядом с метро Космонавтов», `Oybek metrosi yonida`
  [
    new RegExp(
      `(?<!\\p{L})(?:${beside})?(?:станци\\p{L}{1,2}\\s)?метро\\s(?<name>${word}(?:\\s${word}${end})?)`,
      'dgu',
    ),
    (name) => `метро ${capital(name)}`,
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?<name>${word})\\s(?<kind>${uzbek('metrosi')})(?:${inside}|\\s${uzbek('yonida|oldida|yaqinida')})`,
      'dgu',
    ),
    (name) => `${capital(name)} metrosi`.replaceAll(/['`’ʻʼ]/gu, '‘'),
  ],
  // «в Сиабском районе»
  [
    /(?<!\p{L})(?<name>\p{L}{2,20}[сц]к)(?:ий|ом|ого|ому)\s(?:район[еау]?|р-н)(?!\p{L})/dgu,
    (name) => `${capital(name)}ий район`,
  ],
  // `Rudakiy ko'chasida`, `Siyob tumani`
  [
    new RegExp(`(?<!\\p{L})(?<name>${word})\\s(?<kind>${behind})${inside}`, 'dgu'),
    (name, of) => `${capital(name)} ${of}`.replaceAll(/['`’ʻʼ]/gu, '‘'),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(?<name>\\d{1,2})\\s?-?\\s?(?:kvartal|daha|даха)${inside}`, 'dgu'),
    (name) => `${name}-kvartal`,
  ],
];
const kinds: [start: string, name: string][] = [
  ['ул', 'улица'],
  ['пр', 'проспект'],
  ['мас', 'массив'],
  ['м', 'микрорайон'],
];

const anywhere = new RegExp(`(?<!\\p{L})(?:${anyOf(vocabulary.anywhere)})(?!\\p{L})`, 'gu');

/** Where flattened text says that the place does not matter: «любой город». */
export const anywhereIn = (flat: string): Span[] => spansOf(flat, anywhere);

const mostStreets = 2;

/** The streets and quarters of a text, with the letters that the person gave them; a known district is none. */
export function streetsIn(flat: string, original: string, isKnown: (name: string) => boolean): Street[] {
  const found: Street[] = [];
  for (const [pattern, say] of patterns)
    for (const match of flat.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const [start = 0, stop = 0] = match.indices?.groups?.name ?? [];
      const of = match.groups?.kind ?? '';
      const isTaken = found.some((street) => street.span.start < span.end && span.start < street.span.end);
      // A street may be called as a city is, a district is known by its name.
      if (isTaken || (/^(?:tuman|туман|metro|метро|$)/u.test(of) && isKnown(flat.slice(Math.max(0, start - 40), stop))))
        continue;
      found.push({ name: say(original.slice(start, stop).trim(), of), span });
    }
  return found.toSorted((left, right) => left.span.start - right.span.start).slice(0, mostStreets);
}
