import type { Language } from '@kasb/contract';

// Whole words, and ends of words that only one of the languages has. Uzbek in both scripts, without apostrophes.
const uzbek = new Set(
  (
    'va menga bizga kerak kerakmi bor yoq oylik maosh ish ishchi tajriba yaxshi salom assalomu rahmat uchun bilan ham emas ' +
    'qidiryapmiz qidiramiz shahri shahrida toshkent toshkentda samarqand samarqandda oshpaz haydovchi sotuvchi buxgalter kun hafta som mln ' +
    'ming yil dan gacha ofis masofadan toliq talab talablar sharoit tushlik ha albatta bepul erkak ayol ' +
    'керак бор йўқ маош ойлик иш тажриба яхши салом раҳмат учун билан ҳам эмас ва сўм йил кун ошпаз ҳайдовчи сотувчи бўлсин мумкин'
  ).split(' '),
);
const russian = new Set(
  (
    'и в на не с для от до по мы нам нужен нужна нужны ищем требуется зарплата оклад опыт работы график день год года лет город ' +
    'да нет есть или как что это можно привет здравствуйте спасибо тысяч сум официальное оформление обеды премии офис удалённо ' +
    'удаленно повар водитель бухгалтер продавец менеджер без знание условия требования'
  ).split(' '),
);
const uzbekLetters = /[ўқғҳ]|[og][‘’'`ʻʼ]/u;
const uzbekEnds = /(?:lik|chi|lar|ning|dagi|moq|miz|yapmiz|imiz|ingiz|лар|миз|нинг|даги)$/u;
const russianEnds = /(?:ого|ему|ами|ться|ение|ения|ость|ский|ская|щик|тель|ый|ая|ые|ов)$/u;

/**
 * The language of a text, by counting words that only one of the two has. Nothing to go by,
 * and a tie, keep the present one.
 */
export function detectLanguage(text: string, present: Language): Language {
  const spelled = text.toLowerCase().match(/[\p{L}‘’'`ʻʼ]+/gu) ?? [];
  let score = 0;
  for (const letters of spelled) {
    const word = letters.replace(/[‘’'`ʻʼ]/g, '');
    if (uzbek.has(word) || uzbekLetters.test(letters)) score += 1;
    else if (russian.has(word)) score -= 1;
    else if (word.length > 4 && uzbekEnds.test(word)) score += 1;
    else if (word.length > 4 && russianEnds.test(word)) score -= 1;
  }
  if (score === 0) return present;
  return score > 0 ? 'uz' : 'ru';
}
