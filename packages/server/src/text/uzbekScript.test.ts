import { expect, test } from 'vitest';
import { toUzbekCyrillic } from './uzbekScript.ts';

test.each([
  ['Ish tartibi 2/2', 'Иш тартиби 2/2'],
  ['O‘zbek va rus tilini bilish', 'Ўзбек ва рус тилини билиш'],
  ["Mijozlar bilan ishlash ko'nikmasi", 'Мижозлар билан ишлаш кўникмаси'],
  ['Yo‘l haqi to‘lanadi', 'Йўл ҳақи тўланади'],
  ['Mas’uliyatlilik', 'Масъулиятлилик'],
  ['Elektr uskunalarini o‘rnatish', 'Электр ускуналарини ўрнатиш'],
  ['Yetkazib berish, choyxona, g‘isht', 'Етказиб бериш, чойхона, ғишт'],
  ['Word va Excel dasturlarini bilish', 'Word ва Excel дастурларини билиш'],
  ['«Samarqand Textile» kompaniyasida ish', '«Samarqand Textile» компаниясида иш'],
  ['SMM yuritish, 1C', 'SMM юритиш, 1C'],
  ['Тажриба 3 йил', 'Тажриба 3 йил'],
])('%s is %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});
