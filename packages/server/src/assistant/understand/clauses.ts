import { flatten, uzbek } from './flat.ts';

// A comma between digits is a fraction, a full stop within a number or an abbreviation ends nothing.
const borders =
  /\n|;|•|(?<!\d),|,(?!\d)|(?<=[\p{L}\d)$%"»]{2})\.(?=\s|$)|[!?](?=\s|$)|\s\+\s|\+(?=\s*\p{L})|(?<!\p{L})плюс(?!\p{L})/u;
const bullet = /^\s*(?:[-*•·–—]|\d{1,2}[.)])\s+/u;

/** A message cut into clauses, in order; bullets are taken off. */
export function clausesOf(text: string): string[] {
  return text
    .split(borders)
    .map((clause) => clause.replace(bullet, ''))
    .filter((clause) => /\p{L}|\d/u.test(clause))
    .slice(0, mostClauses);
}

// Words that say nothing once the facts have been taken out.
const glue = new RegExp(
  `(?<![\\p{L}])(?:зарплат\\p{L}*|заработн\\p{L}*|плат\\p{L}*|зп|з/п|оклад\\p{L}*|оплат\\p{L}*|сумм\\p{L}*|поставь\\p{L}*|поставьте|пусть|будет|исправь\\p{L}*|измени\\p{L}*|поменяй\\p{L}*|сделай\\p{L}*|укажи\\p{L}*|давайте|в\\s+месяц|месяц|на\\s+руки|примерно|около|где-то|график\\p{L}*|режим|формат\\p{L}*|работа|работы|работать|занятост\\p{L}*|можно|срочно|город\\p{L}*|нет|да|не|а|и|или|но|с|в|на|по|от|до|из|для|дома|офис\\p{L}*|метод\\p{L}*|желательно|обязательно|главное|тоже|также|есть|нужно|нужен|нужна|нужны|ок|хорошо|чистыми|руки|гросс|нетто|возьмем` +
    `|${uzbek("maosh|maoshi|maoshni|oylik|oyligi|oylikni|ish haqi|ish haqini|ish|ishi|oyiga|kuniga|so'm|dan|gacha|ga|ham|bo'ladi|bo'lsin|bo'lsa|qilib|qo'ying|qiling|o'zgartiring|yo'q|ha|va|yoki|emas|ish vaqti|vaqti|ish joyi|joyi|grafik|grafigi|format|kerak|bilan|taxminan|atrofida|asosida|usulida|holda|kun|shart|bor")})(?![\\p{L}'])`,
  'gu',
);

const longestClause = 400;
const mostClauses = 100;

/** What a clause still says: empty when only filling words are left. */
export function meaningOf(text: string): string {
  const clause = text.trim().slice(0, longestClause);
  const left = flatten(clause)
    .replace(glue, ' ')
    .replace(/[^\p{L}\d]+/gu, '');
  return left.length >= 2 && /\p{L}{2}/u.test(left) ? tidy(clause) : '';
}

const edges = new RegExp(
  `^(?:[\\s"',.:;!?()+-]|(?:и|а|но|также|${uzbek('va|hamda')})\\s)+|(?<![\\s"',.:;!?(+-])(?:[\\s"',.:;!?(+-]|\\s(?:и|а|но|или|в|на|с|${uzbek('va|hamda')}))+$`,
  'giu',
);

/** A clause without what hangs over at its ends. */
function tidy(clause: string): string {
  return clause
    .replace(/<[^>]*>?/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(edges, '')
    .slice(0, 300);
}
