/** Regions and their cities, Russian and Uzbek names; ids are kept for ever. */
export const regions: readonly {
  id: number;
  name: string;
  nameUz: string;
  /** Id, both names, and how addresses name it. */
  cities: readonly [id: number, name: string, nameUz: string, slug: string][];
}[] = [
  { id: 1, name: 'Ташкент', nameUz: 'Toshkent shahri', cities: [[101, 'Ташкент', 'Toshkent', 'tashkent']] },
  {
    id: 2,
    name: 'Андижанская область',
    nameUz: 'Andijon viloyati',
    cities: [
      [201, 'Андижан', 'Andijon', 'andijan'],
      [202, 'Асака', 'Asaka', 'asaka'],
      [203, 'Ханабад', 'Xonobod', 'khanabad'],
    ],
  },
  {
    id: 3,
    name: 'Бухарская область',
    nameUz: 'Buxoro viloyati',
    cities: [
      [301, 'Бухара', 'Buxoro', 'bukhara'],
      [302, 'Каган', 'Kogon', 'kagan'],
    ],
  },
  { id: 4, name: 'Джизакская область', nameUz: 'Jizzax viloyati', cities: [[401, 'Джизак', 'Jizzax', 'jizzakh']] },
  {
    id: 5,
    name: 'Кашкадарьинская область',
    nameUz: 'Qashqadaryo viloyati',
    cities: [
      [501, 'Карши', 'Qarshi', 'karshi'],
      [502, 'Шахрисабз', 'Shahrisabz', 'shakhrisabz'],
    ],
  },
  {
    id: 6,
    name: 'Навоийская область',
    nameUz: 'Navoiy viloyati',
    cities: [
      [601, 'Навои', 'Navoiy', 'navoi'],
      [602, 'Зарафшан', 'Zarafshon', 'zarafshan'],
    ],
  },
  {
    id: 7,
    name: 'Наманганская область',
    nameUz: 'Namangan viloyati',
    cities: [[701, 'Наманган', 'Namangan', 'namangan']],
  },
  {
    id: 8,
    name: 'Самаркандская область',
    nameUz: 'Samarqand viloyati',
    cities: [
      [801, 'Самарканд', 'Samarqand', 'samarkand'],
      [802, 'Каттакурган', 'Kattaqo‘rg‘on', 'kattakurgan'],
    ],
  },
  {
    id: 9,
    name: 'Сурхандарьинская область',
    nameUz: 'Surxondaryo viloyati',
    cities: [[901, 'Термез', 'Termiz', 'termez']],
  },
  {
    id: 10,
    name: 'Сырдарьинская область',
    nameUz: 'Sirdaryo viloyati',
    cities: [
      [1001, 'Гулистан', 'Guliston', 'gulistan'],
      [1002, 'Бахт', 'Baxt', 'bakht'],
      [1003, 'Ширин', 'Shirin', 'shirin'],
      [1004, 'Янгиер', 'Yangiyer', 'yangiyer'],
    ],
  },
  {
    id: 11,
    name: 'Ташкентская область',
    nameUz: 'Toshkent viloyati',
    cities: [
      [1101, 'Нурафшон', 'Nurafshon', 'nurafshon'],
      [1102, 'Алмалык', 'Olmaliq', 'almalyk'],
      [1103, 'Ангрен', 'Angren', 'angren'],
      [1104, 'Ахангаран', 'Ohangaron', 'akhangaran'],
      [1105, 'Бекабад', 'Bekobod', 'bekabad'],
      [1106, 'Чирчик', 'Chirchiq', 'chirchik'],
      [1107, 'Янгиюль', 'Yangiyo‘l', 'yangiyul'],
    ],
  },
  {
    id: 12,
    name: 'Ферганская область',
    nameUz: 'Farg‘ona viloyati',
    cities: [
      [1201, 'Фергана', 'Farg‘ona', 'fergana'],
      [1202, 'Коканд', 'Qo‘qon', 'kokand'],
      [1203, 'Кувасай', 'Quvasoy', 'kuvasay'],
      [1204, 'Маргилан', 'Marg‘ilon', 'margilan'],
    ],
  },
  {
    id: 13,
    name: 'Хорезмская область',
    nameUz: 'Xorazm viloyati',
    cities: [
      [1301, 'Ургенч', 'Urganch', 'urgench'],
      [1302, 'Хива', 'Xiva', 'khiva'],
    ],
  },
  {
    id: 14,
    name: 'Республика Каракалпакстан',
    nameUz: 'Qoraqalpog‘iston Respublikasi',
    cities: [[1401, 'Нукус', 'Nukus', 'nukus']],
  },
];
