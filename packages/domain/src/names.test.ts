import { describe, expect, test } from 'vitest';
import { foldName, isNamed } from './names.ts';

// Each line is one name, as papers, phones and people of both languages write it.
test.each([
  ['Oʻktam', "O'ktam", 'O‘ktam', 'oktam', 'Ўктам', 'Уктам', 'УКТАМ'],
  ['Gʻaniyev', "G'aniyev", 'Ганиев', 'Ғаниев', 'Ganiev', 'Ghaniyev'],
  ['Yo‘ldoshev', "Yo'ldoshev", 'Йўлдошев', 'Юлдашев', 'Yuldashev', 'Ёлдошев'],
  ['Семён', 'Семен', 'Semyon', 'Semen'],
  ['Андрей', 'Андрей'.normalize('NFD'), 'Andrey', 'Andrei', 'ＡＮＤＲＥＹ'],
  ['Xurshid', 'Хуршид', 'Khurshid'],
  ['Jasur', 'Жасур', 'Джасур', 'Djasur'],
  ['Qodirov', 'Қодиров', 'Кадыров', 'Kadirov', 'Kadyrov'],
  ['Ҳожиақбар', 'Hojiakbar', 'Хожиакбар'],
  ['Isʼhoqov', 'Исҳоқов', 'Is’hoqov'],
  ['Шаҳноза', 'Shahnoza', 'Шахноза', 'Shakhnoza'],
  ['Mirziyoyev', 'Мирзиёев'],
  ['Абдуллаев', 'Abdullayev', 'Abdulaev'],
  ['Ziyoda', 'Зиёда', 'Зияда'],
  ['Мария', 'Maria', 'Mariya'],
  ['Gʻofur', 'G´ofur', 'G`ofur', 'G‛ofur', 'Gʽofur', 'G＇ofur', 'Ğofur', 'Ғофур', 'Гафур'],
  ['Şahzod', 'Shahzod', 'Шахзод', 'Șahzod'],
  ['Çingiz', 'Chingiz', 'Чингиз'],
  ['Azizkhon', 'Azizxon', 'Азизхон', 'Азизхан'],
  ['Xo‘jayev', 'Ходжаев', 'Khodjaev', 'Хўжаев'],
  ['Abduqahhor', 'Абдуқаҳҳор', 'Абдукахор'],
  ['Щербаков', 'Shcherbakov', 'Sherbakov'],
  ['Tsoy', 'Цой', 'Tsoi'],
  ['Maʼmura', 'Маъмура', 'Мамура'],
])('%s is one name, however it is written', (...spellings) => {
  expect(new Set(spellings.map(foldName))).toHaveLength(1);
});

describe('a name is found', () => {
  test.each([
    ['Семён Королёв', 'Королёв Семён'],
    ['Семён Королёв', 'кор сем'],
    ['Doston Yo‘ldoshev', 'юлд'],
    ['ООО «Ромашка-Сервис»', 'сервис'],
    ['"Akfa" MChJ', 'акфа мчж'],
    ['李雷 Чен', '李雷'],
  ])('%s by %s', (name, query) => expect(isNamed(name, query)).toBe(true));

  test.each([
    ['Семён Королёв', 'Королёв Иван'],
    ['Семён Королёв', 'ролёв'],
    ['Отабек', 'Отабекович'],
    ['Кримов', 'Каримов'],
  ])('not %s by %s', (name, query) => expect(isNamed(name, query)).toBe(false));
});
