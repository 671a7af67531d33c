// Two letters are one with a trailer: «СЕ».
const capital = '[A-EАВСДЕ]{1,3}';
// A small «с» or «в» is a category only where nothing follows, else it is a preposition.
const letters =
  `(?:${capital}(?:(?:\\s?[,/]\\s?|\\s(?:и|va|ва)\\s)${capital}(?!\\p{L})){0,4}(?!\\p{L})` +
  `|[a-eавсде][eе]?(?=\\s?(?:[,.;\\n]|$)))`;
const behind = new RegExp(
  `(?<!\\p{L})(?<word>(?:с\\s)?[Кк]атегори(?:[йяи]|ей|ями)|[Кк]ат\\.?)\\s["«“]?(?<letters>${letters})["»”]?`,
  'gu',
);
const before = new RegExp(
  `(?<!\\p{L})(?<letters>${capital}(?:[,/]\\s?${capital}(?!\\p{L})){0,4})` +
    '(?=[\\s-]\\s?(?:toifa|kategoriya|тоифа|категория))',
  'gu',
);

// «haydovchi kerak, CE toifa»: the category belongs to the name, wherever it was said.
const saidAfter = new RegExp(
  '(?<head>(?<!\\p{L})(?:haydovchi|[ҳх]айдовчи)(?:lar|лар)?)(?<need>\\s(?:kerak|керак))?,?\\s' +
    `(?<letters>${capital}(?:/${capital})*)[\\s-]\\s?(?<word>toifa|kategoriya|тоифа|категория)(?:li|ли)?(?!\\p{L})`,
  'giu',
);

const latin: Record<string, string> = { а: 'A', в: 'B', с: 'C', д: 'D', е: 'E' };

const canonical = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/(?<!\p{L})[a-eавсде]{1,3}(?!\p{L})/gu), ([category]) =>
    Array.from(category, (letter) => latin[letter] ?? letter.toUpperCase()).join(''),
  ).join('/');

/** A text whose categories of a driving licence are in Latin, with nothing between them that would cut a clause. */
export function withLatinLicences(text: string): string {
  return text
    .replace(behind, (_, word: string, found: string) => {
      const spelled = /^(?:кат\.?|с\s.*)$/iu.test(word) ? 'категории' : word;
      return `${spelled} ${canonical(found)}`;
    })
    .replace(before, (found: string) => canonical(found))
    .replace(saidAfter, (_, head: string, need: string | undefined, found: string, word: string) => {
      const isLatin = /[a-z]$/iu.test(word);
      return `${found} ${word}${isLatin ? 'li' : 'ли'} ${head.toLowerCase()}${need ?? ''}`;
    });
}
