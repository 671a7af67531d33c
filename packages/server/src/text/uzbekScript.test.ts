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
  ['yog‘ zavodi, bog‘, tog‘ga', 'ёғ заводи, боғ, тоғга'],
  ['‘Bog‘ishamol’', '‘Боғишамол’'],
  ['kompyuterda ishlash, KOMPYUTER', 'компьютерда ишлаш, КОМПЬЮТЕР'],
  ['kuryer, karyera, interyer, premyera, kuryerlar', 'курьер, карьера, интерьер, премьера, курьерлар'],
  ['obyektda, ob’ekt, subyekt, podyezd', 'объектда, объект, субъект, подъезд'],
  ['ofitsiant, farmatsevt, protsent, dotsent, retsept', 'официант, фармацевт, процент, доцент, рецепт'],
  ['litsenziya, motivatsiya, konditsioner', 'лицензия, мотивация, кондиционер'],
  ['litsey o‘qituvchisi, tsex, abzats', 'лицей ўқитувчиси, цех, абзац'],
  ['aksiya, stansiya, inspeksiya, korrupsiya, sement', 'акция, станция, инспекция, коррупция, цемент'],
  ['pensiya, versiya, komissiya', 'пенсия, версия, комиссия'],
  ['mehnatsevar, ketsa, muddatsiz, aytsin, otsa', 'меҳнатсевар, кетса, муддатсиз, айтсин, отса'],
  ['Is’hoq', 'Исҳоқ'],
  ['MCHJ rahbari, MChJ, YTT', 'МЧЖ раҳбари, МЧЖ, ЯТТ'],
  ['volyerlarni, pochtalyon, albom', 'вольерларни, почтальон, альбом'],
  ['aprel, aprelda, avtomobil, avtomobillar', 'апрель, апрелда, автомобиль, автомобиллар'],
  ['Python va SQL, JavaScript, Telegramda', 'Python ва SQL, JavaScript, Telegramда'],
  ['gitara, ozonator, javob', 'гитара, озонатор, жавоб'],
  ['info@mail.uz ga yozing, kasb.uz, https://t.me/kasb', 'info@mail.uz га ёзинг, kasb.uz, https://t.me/kasb'],
  ['Node.js, Bitrix24, B2B, 2ta, 3yil', 'Node.js, Bitrix24, B2B, 2та, 3йил'],
  ['ISH VAQTI VA TALABLAR', 'ИШ ВАҚТИ ВА ТАЛАБЛАР'],
  ['shofyor, rejissyor, menejer, byudjet', 'шофёр, режиссёр, менежер, бюджет'],
])('%s is %s', (latin, cyrillic) => {
  expect(toUzbekCyrillic(latin)).toBe(cyrillic);
});
