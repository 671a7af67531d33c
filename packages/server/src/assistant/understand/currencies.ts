import { uzbek } from './flat.ts';

/** The currencies that a wage may be in. */
export type Currency = 'UZS' | 'USD' | 'EUR' | 'RUB';

const currencies: Record<Currency, string> = {
  UZS: `сум|сом|so'?m|uzs`,
  USD: `дол+[аоу]?р|долл|dol+[aoiu]?r|usd|\\$|бакс|[уy]\\.?\\s?[еe]\\.?(?![\\p{L}'])|зелен|${uzbek("ko'ki")}`,
  EUR: `евро|y?evro|euro|eur|€`,
  RUB: `руб|rub|₽|рос`,
};
/** The names of all currencies, as a pattern. */
export const allCurrencies = Object.values(currencies).join('|');
const currencyPatterns = (Object.keys(currencies) as Currency[]).map((code): [Currency, RegExp] => [
  code,
  new RegExp(`^(?:${currencies[code]})`, 'u'),
]);
// «баксов 500», «долларов от 500»: the currency of a number that stands behind it.
const currencyNames =
  `${uzbek("ko'kidan|ko'ki")}|зелен\\p{L}{1,3}|[уy]\\.?\\s?[еe]\\.?|` +
  'долл\\p{L}{0,6}|dol+ar(?:da)?|бакс\\p{L}{0,3}|usd|евро|y?evro|euro|eur|руб\\p{L}{1,5}';
export const currencyLead = new RegExp(
  `(?<![\\p{L}\\d$€])(?<!\\d\\s)(?<currency>${currencyNames})\\s(?:(?<bound>от|до|за|около|примерно|где-то)\\s)?$`,
  'u',
);
// «$2000-3000», «баксов 500 - 700»
export const markedBefore = new RegExp(
  `(?:[$€]|(?<!\\p{L})(?:${currencyNames})\\s)\\s?(?:от\\s)?\\d[\\d ]{0,10}(?:\\s?-\\s?|\\s(?:до|или|` +
    `${uzbek('yoki')})\\s)$`,
  'u',
);

/** The currency that a word names. */
export function currencyOf(word: string | undefined): Currency | undefined {
  if (word === undefined) return undefined;
  return currencyPatterns.find(([, pattern]) => pattern.test(word))?.[0];
}
