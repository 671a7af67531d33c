/** Who signs in to the demo. */
export const employers = [
  {
    phone: '998901234567',
    firstName: 'Дилноза',
    lastName: 'Каримова',
    position: 'Директор по персоналу',
    department: 'Отдел персонала',
    about: 'Подбираю людей для фабрики и хозяйства уже восемь лет.',
  },
  {
    phone: '998917654321',
    firstName: 'Рустам',
    lastName: 'Назаров',
    position: 'Генеральный директор',
    department: null,
    about: null,
  },
] as const;

/** The candidate who signs in to the demo. */
export const candidate = { phone: '998935550011', firstName: 'Отабек', lastName: 'Холматов' } as const;

/**
 * The operator who signs in to the demo. An app with codes takes the secret; both are known to everybody, so that they
 * are nowhere but where the codes of sign-ins are printed.
 */
export const demoOperator = {
  phone: '998900000077',
  firstName: 'Нодира',
  lastName: 'Юнусова',
  role: 'admin',
  secret: 'KASBDEMOKASBDEMOKASBDEMOKASBDEMO',
} as const;

/** Candidates behind the applications of the demo; they never sign in. */
export const applicants = [
  'Мадина Алиева',
  'Сардор Исмоилов',
  'Гульнора Каримова',
  'Тимур Ахмедов',
  'Шахноза Турсунова',
  'Дилшод Рашидов',
  'Нилуфар Юсупова',
  'Жасур Абдуллаев',
  'Зарина Хакимова',
  'Бобур Мирзаев',
  'Камола Саидова',
  'Азамат Эргашев',
  'Феруза Норматова',
  'Улугбек Султанов',
  'Лола Ибрагимова',
  'Шерзод Кадыров',
  'Наргиза Юлдашева',
  'Акмаль Тошматов',
  'Севара Рахимова',
  'Фаррух Бекмуродов',
] as const;

/** The companies of the demo: the first two belong to the first employer. */
export const companies = [
  {
    name: 'Samarqand Textile',
    email: 'hr@samarqandtextile.uz',
    phone: '998662331020',
    website: 'https://samarqandtextile.uz',
    description:
      'Текстильная фабрика полного цикла: прядение, трикотаж, пошив домашнего текстиля. 380 сотрудников, экспорт ' +
      'в девять стран.',
    area: 'sewing',
    cityId: 801,
    legalName: 'ООО «Samarqand Textile»',
    stir: '301452786',
    oked: '13920',
    mfo: '00264',
    bankAccount: '20208000900452786001',
    bankName: 'Капиталбанк',
    legalAddress: 'Самарканд, ул. Рудаки, 112',
  },
  {
    name: 'Oltin Vodiy Agro',
    email: 'ish@oltinvodiy.uz',
    phone: '998732441515',
    website: 'https://oltinvodiy.uz',
    description: 'Сады и переработка фруктов в Ферганской долине: яблоки, черешня, соки и пюре без консервантов.',
    area: 'horticulture',
    cityId: 1201,
    legalName: 'ООО «Oltin Vodiy Agro»',
    stir: '302118945',
    oked: '01240',
    mfo: '00498',
    bankAccount: '20208000500118945001',
    bankName: 'Ипак Йули Банк',
    legalAddress: 'Фергана, ул. Сайилгох, 8',
  },
  {
    name: 'Registon Logistika',
    email: 'job@registon-logistika.uz',
    phone: '998712073040',
    website: null,
    description: 'Международные автомобильные перевозки, склад класса A и таможенное оформление.',
    area: 'road-freight',
    cityId: 101,
    legalName: 'ООО «Registon Logistika»',
    stir: '305667213',
    oked: '49410',
    mfo: '01018',
    bankAccount: '20208000100667213001',
    bankName: 'Hamkorbank',
    legalAddress: 'Ташкент, ул. Нукусская, 23',
  },
] as const;
