import vocabulary from '../data/words.json' with { type: 'json' };
import { extraMonth } from './extraMonths.ts';
import { anyOf } from './vocabulary.ts';

// What a number counts when it is no money.
const counted = new RegExp(`^\\s*-?(?:-?(?:х|ти|ми|го|й|я)\\s+)?(?:${anyOf(vocabulary.countedThings)})`, 'u');
const ordinal = /^(?:\s?-\s?)?(?:[аоы]?[йяе]|[уо]?ю|ого|ому?|чи|chi)(?!\p{L})/u;
const oneMoreMonth = new RegExp(`^${extraMonth}`, 'u');
// «1С» is no number.
const accounting = /^\s?[сc](?!\p{L}|\sполовин)/u;
// «1С 8.3», `AutoCAD 2024`
const version = new RegExp(
  `(?<![\\p{L}\\d])(?:${anyOf(vocabulary.programs)})\\s?[-:(]?\\s?(?:верси\\p{L}\\s|v\\.?\\s?)?$`,
  'u',
);
const hours = /^\s*-\s*\d{1,2}[:.]\d{2}/;

/** What stands around a number. */
interface Around {
  before: string;
  behind: string;
  /** It has neither a unit nor a currency. */
  isBare: boolean;
}

/** Whether a number in digits or words tells something else than money, by what stands around it. */
export function isNoMoney(told: string, { before, behind, isBare }: Around): boolean {
  if (ordinal.test(behind) || (isBare && /^1[34]$/.test(told) && oneMoreMonth.test(`${told}${behind}`))) return true;
  if (told === '1' && accounting.test(behind)) return true;
  return (
    /^[:/]\d/.test(behind) ||
    (isBare && [counted, hours].some((one) => one.test(behind))) ||
    (isBare && version.test(before))
  );
}
