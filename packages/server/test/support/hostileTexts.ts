/** A text that once made a pattern look back and forth, or that a fuzzer made to try it. */
export interface HostileText {
  name: string;
  text: string;
}

/** As long as a message to the assistant may be. */
export const longestMessage = 4000;
/** As long as a vacancy's description may be. */
export const longestDescription = 20_000;

const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

// What goes before, what is repeated, and what ends it so that nothing matches.
const reported: readonly [start: string, part: string, end: string][] = [
  ['опыт', '\n', 'z'],
  ['без опыта', '\n', ''],
  ['tajriba', '\n', ''],
  ['категории ', ' \n', ''],
  ['возраст', 'кандидат', ''],
  ['', '-\n', ''],
  ['', 'приглашающий ', ''],
  ['', 'возраст: - ', ''],
  ['', '1 ', ''],
  ['', '9-', ''],
  ['', 'опыт ', ''],
  ['', 'от 5 до ', ''],
  ['', 'и ', ''],
  ['', 'в ', ''],
  ['', '- ', ''],
  ['категории ', 'c', '!'],
  ['', 'c', 'toifa'],
  ['', 'графикш', ''],
  ['', 'договорная ', 'в час'],
  ['', 'a-', '@'],
  ['', '<', ''],
  ['', '<script', ''],
  ['', 'ищем ый ', ''],
  ['', ' \n ', ''],
  ['', 'не старше ', ''],
  ['', 'a.', ''],
  ['', '998 ', ''],
  ['', 'а, ', ''],
  ['', "o'", ''],
  ['', 'не а ', ''],
  ['', 'с 9 до ', ''],
  ['', 'emas ', ''],
];

const textsOf = (lengths: readonly number[]): HostileText[] =>
  reported.flatMap(([start, part, end]) =>
    lengths.map((length) => ({
      name: `${JSON.stringify(start + part)}… of ${length}`,
      text: start + fill(part, Math.max(length - start.length - end.length, 0)) + end,
    })),
  );

/** The texts that were found by hand, each of a family of patterns, as long as they may be. */
export const textsOfFamilies = (longest: number): HostileText[] => textsOf([longest]);

/** The same, and shorter ones of each family. */
export const reportedTexts = (longest: number): HostileText[] => textsOf([50, 600, longest]);

// The patterns' own alphabet: white space, signs, numbers, words and their endings.
const signs = ' \n\t\u00A0-–•*,.;:!()/+"«\'‘@<>&#$€%0123589acВяыьўz\u200B\u202Eİß';
const words = [
  '\r\n|- |, |18|35|998|1 000|2/2|9:00|5-|3,5|1)|и |в |с |на |от |до |не |а |или |va |yoki |emas |dan|gacha|ga|да',
  'лет|года|год |yil|yosh|ёшгача|опыт|опыта|без |стаж|tajriba|тажриба|kamida |не менее |минимум |ish |хотя бы |двух ',
  'график|режим|работа|работы |ish vaqti|soat|час|пн|пт|понедельник|dushanba|juma|вахта|сменный |посменно|гибкий ',
  'удаленно|офис|в офисе|из дома|uydan|masofaviy |полный |день|занятость|пол-|ставки|зарплата|оклад|млн|тысяч|сум',
  "so'm|mln|к|договорная|два |полтора |премия|возраст|возраст: |кандидат|сотрудник|соискатель|нужна |требуется |ищем ",
  'приглашаем|только |faqat |девушка|мужчина|ayol|erkak|kerak|молодой |ый |ого|узбек|русские|национальность|дети',
  'категория |категории|toifa|кат.|убери |пожалуйста |название |поменяй |lavozim|вакансия |нужен |здравствуйте|salom',
  'город |г.|Ташкент|viloyati|shahri|знать |уметь|требования:|условия|обязанности: |c++|.net|.js|1с|ceo|http://|www.',
  't.me/|.uz|hr|sch|ts|iyami|larning|ami|<script|</script>|<b|&lt;|👩‍🏭|\uD800|олиб ташланг|kerak emas|учун|ишга',
];
const fragments = [...signs, ...words.join('|').split('|')];

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that repeat a few fragments of the patterns' own words and signs; the same ones for the same seed. */
export function fuzzedTexts(count: number, longest: number, seed = 1): HostileText[] {
  const random = randomNumbers(seed);
  const pick = () => fragments[Math.floor(random() * fragments.length)] ?? ' ';
  const some = (most: number) => Array.from({ length: Math.floor(random() * (most + 1)) }, pick).join('');
  return Array.from({ length: count }, () => {
    const [start, part, end] = [some(2), pick() + some(2), some(1)];
    const text = start + fill(part, Math.max(longest - start.length - end.length, 0)) + end;
    return { name: `${JSON.stringify(start)} ${JSON.stringify(part)}… ${JSON.stringify(end)}`, text };
  });
}
