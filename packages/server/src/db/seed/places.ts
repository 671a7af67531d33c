/** Regions and their cities, Russian and Uzbek names; ids are kept for ever. */
export const regions: readonly {
  id: number;
  name: string;
  nameUz: string;
  cities: readonly [number, string, string][];
}[] = [
  { id: 1, name: 'Ташкент', nameUz: 'Toshkent shahri', cities: [[101, 'Ташкент', 'Toshkent']] },
  {
    id: 2,
    name: 'Андижанская область',
    nameUz: 'Andijon viloyati',
    cities: [
      [201, 'Андижан', 'Andijon'],
      [202, 'Асака', 'Asaka'],
      [203, 'Ханабад', 'Xonobod'],
    ],
  },
  {
    id: 3,
    name: 'Бухарская область',
    nameUz: 'Buxoro viloyati',
    cities: [
      [301, 'Бухара', 'Buxoro'],
      [302, 'Каган', 'Kogon'],
    ],
  },
  { id: 4, name: 'Джизакская область', nameUz: 'Jizzax viloyati', cities: [[401, 'Джизак', 'Jizzax']] },
  {
    id: 5,
    name: 'Кашкадарьинская область',
    nameUz: 'Qashqadaryo viloyati',
    cities: [
      [501, 'Карши', 'Qarshi'],
      [502, 'Шахрисабз', 'Shahrisabz'],
    ],
  },
  {
    id: 6,
    name: 'Навоийская область',
    nameUz: 'Navoiy viloyati',
    cities: [
      [601, 'Навои', 'Navoiy'],
      [602, 'Зарафшан', 'Zarafshon'],
    ],
  },
  { id: 7, name: 'Наманганская область', nameUz: 'Namangan viloyati', cities: [[701, 'Наманган', 'Namangan']] },
  {
    id: 8,
    name: 'Самаркандская область',
    nameUz: 'Samarqand viloyati',
    cities: [
      [801, 'Самарканд', 'Samarqand'],
      [802, 'Каттакурган', 'Kattaqo‘rg‘on'],
    ],
  },
  { id: 9, name: 'Сурхандарьинская область', nameUz: 'Surxondaryo viloyati', cities: [[901, 'Термез', 'Termiz']] },
  {
    id: 10,
    name: 'Сырдарьинская область',
    nameUz: 'Sirdaryo viloyati',
    cities: [
      [1001, 'Гулистан', 'Guliston'],
      [1002, 'Бахт', 'Baxt'],
      [1003, 'Ширин', 'Shirin'],
      [1004, 'Янгиер', 'Yangiyer'],
    ],
  },
  {
    id: 11,
    name: 'Ташкентская область',
    nameUz: 'Toshkent viloyati',
    cities: [
      [1101, 'Нурафшон', 'Nurafshon'],
      [1102, 'Алмалык', 'Olmaliq'],
      [1103, 'Ангрен', 'Angren'],
      [1104, 'Ахангаран', 'Ohangaron'],
      [1105, 'Бекабад', 'Bekobod'],
      [1106, 'Чирчик', 'Chirchiq'],
      [1107, 'Янгиюль', 'Yangiyo‘l'],
    ],
  },
  {
    id: 12,
    name: 'Ферганская область',
    nameUz: 'Farg‘ona viloyati',
    cities: [
      [1201, 'Фергана', 'Farg‘ona'],
      [1202, 'Коканд', 'Qo‘qon'],
      [1203, 'Кувасай', 'Quvasoy'],
      [1204, 'Маргилан', 'Marg‘ilon'],
    ],
  },
  {
    id: 13,
    name: 'Хорезмская область',
    nameUz: 'Xorazm viloyati',
    cities: [
      [1301, 'Ургенч', 'Urganch'],
      [1302, 'Хива', 'Xiva'],
    ],
  },
  {
    id: 14,
    name: 'Республика Каракалпакстан',
    nameUz: 'Qoraqalpog‘iston Respublikasi',
    cities: [[1401, 'Нукус', 'Nukus']],
  },
];
