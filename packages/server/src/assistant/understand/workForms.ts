import type { EmploymentType, RemoteType } from '@kasb/contract';
import type { Span } from './flat.ts';
import { spansOf, uzbek, words } from './flat.ts';

// Words that mean the format only when a clause says nothing else: «офис-менеджер» and «обучение на месте» do not.
const alone = '(?<=(?:^|[,;.\\n])\\s?(?:работа\\s)?)';

const formats: [RemoteType, RegExp][] = [
  [
    'hybrid',
    words(
      `hybrid|гибрид\\p{L}*(?:\\s+(?:формат|график|режим)\\p{L}*)?|частично\\s+удален\\p{L}*|${uzbek('gibrid formatda|gibrid|aralash format|aralash')}`,
    ),
  ],
  [
    'remote',
    words(
      `(?:полностью\\s+)?удален+(?:о|ка|ку|ке|ный|ная|ную|ная\\s+работа|но)|дистанционн\\p{L}*|(?:работа\\s+)?из\\s+дома|на\\s+дому|remote|${uzbek('masofaviy ishlash imkoniyati|masofaviy ishlash|masofaviy ish|masofaviy|masofadan ishlash|masofadan turib|masofadan|uydan ishlash|uydan turib|uydan|onlayn ishlash')}`,
    ),
  ],
  [
    'office',
    words(
      `(?:работа\\s+)?(?:в|на)\\s+(?:нашем\\s+)?офисе|очно|${uzbek('ofisda ishlash|ofisda')}|${alone}(?:office|офис|на\\s+месте|на\\s+территории|${uzbek('ofis|ish joyida|joyida')})(?=\\s?(?:[,;.\\n]|$))`,
    ),
  ],
];

// What says how the days of a hybrid week are spent.
const hybridDays = new RegExp(
  `(?:\\d|один|два|две|три|четыре|${uzbek("bir|ikki|uch|to'rt")})\\s+(?:дн\\p{L}*|день|${uzbek('kun')})\\s+(?:в\\s+офисе|дома|из\\s+дома|удаленно|${uzbek('ofisda|uyda|uydan')})|(?<=,\\s?)(?:два|один|три)\\s+дома`,
  'gu',
);

const employments: [EmploymentType | 'freelance', RegExp][] = [
  [
    'part-time',
    words(
      `частичн\\p{L}*\\s+занятост\\p{L}*|неполн\\p{L}*\\s+(?:рабоч\\p{L}*\\s+)?(?:день|занятост\\p{L}*|ставк\\p{L}*)|пол-?\\s?ставки|подработк\\p{L}*|part-?\\s?time|${uzbek("qisman bandlik|yarim stavka|yarim kunlik ish|yarim kunlik|yarim kun|to'liqsiz bandlik|to'liqsiz ish kuni")}`,
    ),
  ],
  [
    'full-time',
    words(
      `полн\\p{L}*\\s+(?:рабоч\\p{L}*\\s+)?(?:день|занятост\\p{L}*|ставк\\p{L}*)|full-?\\s?time|${uzbek("to'liq ish kuni|to'liq bandlik|to'liq stavka|to'liq kun")}`,
    ),
  ],
  [
    'contract',
    words(
      `contract|по\\s+контракту|контракт|по\\s+договору(?:\\s+гпх)?|проектн\\p{L}*\\s+(?:работа|занятость)|временн\\p{L}*\\s+работа|${uzbek('shartnoma asosida|kontrakt asosida|vaqtinchalik ish|loyiha asosida')}`,
    ),
  ],
  ['freelance', words(`фриланс\\p{L}*|freelance|${uzbek('frilans')}`)],
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
  if (value === 'hybrid' || days.length > 1) return { value: 'hybrid', spans: [...spans, ...days] };
  return { value, spans };
}

/** How much of the week it takes. */
export function findEmployment(flat: string): Found<EmploymentType | 'freelance'> {
  return find(flat, employments);
}
