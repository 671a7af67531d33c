import vocabulary from '../data/words.json' with { type: 'json' };
import { extraMonth } from './extraMonths.ts';
import { flatten, uzbek } from './flat.ts';
import { anyOf } from './vocabulary.ts';

// A comma between digits is a fraction, a full stop within a number or an abbreviation ends nothing.
// «оклад плюс процент» is one line.
const salary = '[Оо]клад|[Oo]klad';
const pluses =
  String.raw`(?<!(?:${salary}))\s\+\s|(?<!\+)\+(?=\s*\p{L})|` +
  String.raw`(?<!\p{L}|(?:${salary})\s)(?:плюс|ply?us)(?!\p{L})`;
const ends = String.raw`(?:[!?]|(?<=[\p{L}\d)$%"»]{2}|\s)\.)(?=\s|$)`;
const longestClause = 400;
const mostClauses = 100;

// «Повар обязанности: готовить»
const labels = anyOf({
  ru: ['обязанност*', 'требовани*', 'услови*', 'задачи'],
  uz: ['vazifalari', 'vazifalar', 'talablari', 'talablar', 'sharoitlari', 'sharoitlar'],
});
const leads = `(?:${anyOf(vocabulary.headingLeads)})`;
const inner = new RegExp(`\\s(?:${leads}\\s){0,2}(?:${labels})(?:\\s\\p{L}{1,20}){0,2}\\s?:`, 'u');

const onlyLeads = new RegExp(
  `^\\s?(?:(?:${leads}|и|а|ещ[её]|также|плюс|вот|${uzbek('yana|va|ham')})(?:\\s|$)){1,4}$`,
  'u',
);

/** A clause cut in front of a label within it. */
function cutAtLabel(clause: string): string[] {
  const flat = flatten(clause.slice(0, longestClause));
  const at = flat.search(inner);
  // «основные обязанности» are one label.
  if (at <= 0 || onlyLeads.test(flat.slice(0, at))) return [clause];
  return [clause.slice(0, at), ...cutAtLabel(clause.slice(at).trimStart())];
}

// «жильё есть питание есть»
const given = '(?:есть|бор|bor|имеется)';
const between = String.raw`(?<=\p{L}{3}\s${given})\s(?=[\p{L}'‘’ʻ-]{3,20}(?:\s[\p{L}'‘’ʻ-]{3,20})?\s${given}(?!\p{L}))`;
const borders = new RegExp(
  String.raw`[\n;•]|\s\d{1,2}\)(?=\s\p{L})|(?<!\d),|,(?!\d)|${between}|${ends}|${pluses}`,
  'u',
);
const bullet = /^\s*(?:[-*•·–—]|\d{1,2}[.)])\s+/u;

/** A message cut into clauses, in order; bullets are taken off. */
export function clausesOf(text: string): string[] {
  // «1. мыть полы 2. выносить мусор»
  const counted = /^\s?1[.)]\s/u.test(text) ? text.replaceAll(/\s\d{1,2}[.)](?=\s\p{L})/gu, '\n') : text;
  return counted
    .split(borders)
    .map((clause) => clause.replace(bullet, ''))
    .flatMap(cutAtLabel)
    .filter((clause) => /[\p{L}\d%]/u.test(clause))
    .slice(0, mostClauses);
}

// Words that say nothing once the facts have been taken out.
const glue = new RegExp(`(?<![\\p{L}])(?:${anyOf(vocabulary.glue)})(?![\\p{L}'])`, 'gu');

// A number and a wage, and no wage.
const extraPay = new RegExp(extraMonth, 'u');
// «1С», `5S`, «3D»; «C#», `C++`: names that hold one letter.
const shortNames =
  /(?<![\p{L}\d])(?:1\s?[сcСC](?!\p{L})|(?:\.(?:net|NET)|\d[A-ZА-Я]|[A-ZСa-zс](?:\+\+|#))(?![\p{L}\d]))/u;

/** What a clause still says: empty when only filling words are left. */
export function meaningOf(text: string): string {
  const clause = text.trim().slice(0, longestClause);
  const left = flatten(clause)
    .replace(glue, ' ')
    .replace(/[^\p{L}\d]+/gu, '');
  // «40% от работы», «60/40» are told in figures.
  if (/\d\s?%|^\W{0,5}%\W{0,5}$|(?<!\d)\d{2}\s?\/\s?\d{2}(?!\d)/.test(clause) || extraPay.test(flatten(clause)))
    return tidy(clause);
  return /\p{L}{2}/u.test(left) || shortNames.test(clause) ? tidy(clause) : '';
}

const joining = uzbek('va|hamda');
const edges = new RegExp(
  `^(?:\\.(?!net(?!\\p{L}))|[\\s"',:;!?()+-]|(?:и|а|но|также|${joining})\\s)+` +
    `|(?<![\\s"',.:;!?(+-])(?:[\\s"',.:;!?(+-]|\\s(?:и|а|но|или|в|на|с|${joining}))+$`,
  'giu',
);

/** A clause without what hangs over at its ends. */
function tidy(clause: string): string {
  return clause
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, (edge) => (edge.startsWith('++') ? '++' : ''))
    .slice(0, 300);
}
