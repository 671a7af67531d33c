/** What the industry of a company is called when nothing in its description gives it away. */
export const otherIndustry = 'Другое';

// Starts of words in Russian and Uzbek, without apostrophes; the first industry with the most of them wins.
const stems: Record<string, readonly string[]> = {
  IT: ['разработ', 'программн', 'it', 'айти', 'софт', 'сайт', 'приложени', 'цифров', 'dastur', 'software', 'saas'],
  Строительство: [
    'строит',
    'стройк',
    'ремонт',
    'застройщик',
    'монтаж',
    'бетон',
    'жилых',
    'qurilish',
    'quruvchi',
    'tamir',
  ],
  Торговля: ['торг', 'магазин', 'продаж', 'розни', 'оптов', 'супермаркет', 'маркетплейс', 'savdo', 'dokon', 'sotuv'],
  Образование: ['образовани', 'школ', 'обучен', 'учеб', 'курс', 'университет', 'репетитор', 'talim', 'maktab', 'oquv'],
  Медицина: [
    'медицин',
    'клиник',
    'больни',
    'стоматолог',
    'аптек',
    'врач',
    'здоров',
    'tibbiyot',
    'klinika',
    'shifokor',
    'dorixona',
  ],
  Общепит: [
    'ресторан',
    'кафе',
    'общепит',
    'кухн',
    'столов',
    'пекарн',
    'кофейн',
    'питани',
    'oshxona',
    'restoran',
    'kafe',
    'choyxona',
  ],
  Логистика: [
    'логист',
    'перевоз',
    'доставк',
    'склад',
    'груз',
    'транспорт',
    'экспедир',
    'logistika',
    'yuk',
    'tashish',
    'yetkazib',
  ],
};

/** Guesses the industry of a company from its description; '' while there is none. */
export function guessIndustry(description: string): string {
  const words =
    description
      .toLowerCase()
      .replace(/[‘’'`ʻʼ]/g, '')
      .match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return '';
  let best = { industry: otherIndustry, count: 0 };
  for (const [industry, starts] of Object.entries(stems)) {
    const count = words.filter((word) =>
      starts.some((start) => (start.length < 4 ? word === start : word.startsWith(start))),
    ).length;
    if (count > best.count) best = { industry, count };
  }
  return best.industry;
}
