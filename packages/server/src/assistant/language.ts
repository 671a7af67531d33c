import type { Language } from '@kasb/contract';
import { readWords } from '../guard/readWords.ts';
import { flatten, uzbek, words } from './understand/flat.ts';

// Words that only one of the two languages has, by which the other is told apart.
const uzbekWords = words(
  uzbek(
    "kerak|kerakli|bizga|menga|biz|men|siz|sizga|uchun|bilan|va|yoki|emas|ham|bor|yo'q|ha|maosh|maoshi|oylik|oyligi|ish|ishlash|ishchi|ishga|xodim|yil|yillik|yildan|oy|kun|kuni|soat|tajriba|tajribali|kamida|dan|gacha|salom|assalomu|rahmat|iltimos|qidiryapmiz|izlayapmiz|bo'ladi|bo'lsin|bo'lishi|shart|bepul|tushlik|ovqat|ta'til|yotoqxona|mukofot|masofaviy|masofadan|uydan|ofisda|to'liq|yarim|qisman|talablar|sharoitlar|vazifalar|tilini|tili|bilish|bilsin|qilish|ko'rsatish|har|ikki|uch|to'rt|besh|olti|yetti|sakkiz|to'qqiz|o'n|ming|gibrid|grafik|format|kelishilgan|kelishiladi|erkin|smenali|dushanba|juma|yaxshi|kompaniya|lavozim|nima|qancha|qanday|kim|bu|shu|deb|qo'ying|boshqa|oliy|ma'lumot|rasmiy|halol|chaqqon|toza|kuryer|uy|joyi",
  ),
);
const uzbekEndings =
  /(?<!\p{L})\p{L}{2,30}(?:larni|larga|lardan|ning|ларни|ларга|лардан|нинг|ymiz|amiz|emiz|ямиз|амиз|лаш|lash|лик|lik|siz|сиз|чи|chi|дан|dan|гача|gacha|миз|увчи|uvchi|ish|иш|ган|gan|ади|adi|ида|ida|сини|sini)(?!\p{L})/gu;
const russianWords = words(
  'и|в|на|с|со|не|нет|да|от|до|за|для|по|из|или|без|нам|мне|нужен|нужна|нужно|нужны|ищем|ищу|требуется|требуются|опыт|опыта|опытом|работа|работы|работать|зарплата|зарплату|оклад|лет|год|года|знание|умение|график|день|дня|условия|требования|обязанности|здравствуйте|привет|спасибо|пожалуйста|можно|человек|хочу|хотим|будет|есть|как|что|это|наш|наша|тысяч|тысячи|миллионов|миллиона|рублей|долларов|сумов|сум|полный|полная|неполный|офисе|удаленно|удаленка|образование|высшее|свой|свое|поставь|убери|обеды|питание|отпуск|премии|договорная|примерно|нужен|свободный|сменный|гибкий',
);
const russianEndings =
  /(?<!\p{L})\p{L}{2,30}(?:ость|ости|ение|ения|ание|ания|ого|его|ому|ему|ыми|ими|ать|ять|ить|еть|овать|тся|ться|ный|ная|ное|ные|ских|ский|ская|ские|ием|ями|ами|щик|щика|щица|тель|теля|ние|ция|ции|ую|ых|ой|ов|ые|ец|ик|ор|ка)(?!\p{L})/gu;

/** The language of a message, by letters, by words and endings that only one has, and by the lexicon; a tie keeps `current`. */
export function detectLanguage(text: string, current: Language): Language {
  const flat = flatten(text.slice(0, 1500));
  if (/[ўқғҳ]/i.test(text)) return 'uz';
  const latin = flat.match(/[a-z]/g)?.length ?? 0;
  const cyrillic = flat.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const votes = {
    uz: 2 * count(flat, uzbekWords) + (flat.match(/[og]'/g)?.length ?? 0) * 2,
    ru: cyrillic > 0 ? 2 * count(flat, russianWords) : 0,
  };
  for (const { meanings } of readWords(text.slice(0, 300)).flat()) {
    const spoken = new Set(meanings.flatMap(({ languages }) => languages));
    if (spoken.has('uz') && !spoken.has('ru')) votes.uz += 2;
    if (spoken.has('ru') && !spoken.has('uz')) votes.ru += 2;
  }
  // The lexicon reads both alphabets alike: Latin letters speak for Uzbek unless the words are English.
  if (latin > cyrillic) votes.ru = 0;
  votes.uz += count(flat, uzbekEndings);
  if (cyrillic > latin) votes.ru += count(flat, russianEndings);
  if (/[щыь]/.test(flat)) votes.ru += 2;
  if (votes.uz === votes.ru) return current;
  return votes.uz > votes.ru ? 'uz' : 'ru';
}

const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;

/** Whether a text is beyond doubt in this language, as a model's answer must be. */
export function isWrittenIn(text: string, language: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const foreign = text.match(/[^\p{Script=Latin}\p{Script=Cyrillic}\P{L}]/gu)?.length ?? 0;
  if (letters === 0 || foreign * 10 > letters) return false;
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  if (language === 'ru' && cyrillic * 2 < letters) return false;
  // Whichever language stands before, the words alone must decide.
  return detectLanguage(text, 'ru') === language && detectLanguage(text, 'uz') === language;
}
