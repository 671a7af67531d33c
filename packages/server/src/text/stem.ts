// Endings of Russian cases, Uzbek possession and cases, and English plurals, in the shared spelling of `fold`.
const endings = [
  'iyami',
  'larning',
  'yami',
  'larin',
  'lari',
  'ning',
  'yaya',
  'yuyu',
  'ami',
  'lar',
  'aya',
  'ogo',
  'ego',
  'omu',
  'emu',
  'uyu',
  'iya',
  'iyu',
  'dan',
  'yam',
  'yah',
  'ov',
  'ev',
  'om',
  'em',
  'am',
  'ah',
  'ih',
  'im',
  'oy',
  'ey',
  'oe',
  'ee',
  'ie',
  'yu',
  'ya',
  'si',
  'ga',
  'da',
  's',
];

/** Takes the endings off a folded word, light enough to leave at least three or four letters of it. */
export function stem(folded: string): string {
  let word = folded;
  for (;;) {
    // «стоматолога» and «педагога» are no Uzbek datives.
    const isGenitive = /[lg]oga$/.test(word);
    const ending = endings.find(
      (end) => word.endsWith(end) && word.length - end.length >= 4 && !(isGenitive && end === 'ga'),
    );
    const shorter = ending ? word.slice(0, -ending.length) : word.replace(/(?<=.{3})[aeiou]$/, '');
    if (shorter === word) return word;
    word = shorter;
  }
}

/** Whether one letter was changed, left out, added or swapped with its neighbour; the first letter must stand. */
export function isTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || !sameStart(one, other)) return false;
  let start = 1;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

// «ўқитувчи» is often typed with у or о.
const sameStart = (one: string, other: string) => one[0] === other[0] || (/^[ou]/.test(one) && /^[ou]/.test(other));
