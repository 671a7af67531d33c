import { spell } from './answer.ts';
import { area, named } from './named.ts';
import type { Resume } from './world.ts';

/** Men and women by the parity of a resume's number; a name comes again after forty. */
const people = [
  [
    'Азиз Рахматуллаев',
    'Игорь Ли',
    'Javohir Qosimov',
    'Бекзод Тураев',
    'Шухрат Маматов',
    'Виктор Ганиев',
    'Doston Yo‘ldoshev',
    'Равшан Хамидов',
    'Санжар Атаханов',
    'Артём Соколов',
    'Ulug‘bek Nazarov',
    'Нодир Шарипов',
    'Олег Пак',
    'Мирзо Джалилов',
    'Sherali Toshpo‘latov',
    'Фарход Усманов',
    'Даврон Бердиев',
    'Руслан Валиев',
    'Jasurbek Eshonqulov',
    'Алишер Каюмов',
  ],
  [
    'Нигора Саматова',
    'Ольга Цой',
    'Dilfuza To‘rayeva',
    'Малика Азимова',
    'Барно Мухитдинова',
    'Елена Морозова',
    'Shahnoza Qodirova',
    'Зухра Бабаева',
    'Сабина Ильясова',
    'Юлия Хван',
    'Gulnoza Ro‘ziyeva',
    'Мухаббат Ниязова',
    'Анна Литвинова',
    'Хилола Закирова',
    'Madina G‘aniyeva',
    'Умида Джураева',
    'Дилором Аскарова',
    'Наталья Те',
    'Zilola Abdurahmonova',
    'Ирода Сайфуллаева',
  ],
];
const titles = [
  'Технолог',
  'Швея',
  'Мастер смены',
  'Контролёр качества',
  'Менеджер по продажам',
  'Бухгалтер',
  'Кладовщик',
];
const pick = (list: string[], number: number) => list[number % list.length] ?? '';

/** What a list tells of a resume. */
export function resumeBase(url: string, { id, number, isLocked }: Resume) {
  const [first, last] = pick(people[number % 2] ?? [], Math.floor(number / 2)).split(' ');
  return {
    id,
    real_id: id,
    title: pick(titles, number),
    alternate_url: `https://hh.uz/resume/${id}`,
    first_name: isLocked ? null : first,
    last_name: isLocked ? null : last,
    middle_name: null,
    age: 22 + (number % 30),
    can_view_full_info: !isLocked,
    created_at: spell(new Date(Date.UTC(2026, 0, 1 + (number % 200)))),
    updated_at: spell(new Date(Date.UTC(2026, 6, 1 + (number % 100)))),
    area: area(number % 3 === 0 ? '2759' : '2778'),
    gender: number % 2 === 0 ? named('male', 'Мужской') : named('female', 'Женский'),
    salary: { amount: 4_000_000 + (number % 10) * 500_000, currency: 'UZS' },
    photo: isLocked
      ? null
      : { '40': null, small: 'https://img.example/small.jpg', medium: 'https://img.example/medium.jpg' },
    total_experience: { months: 6 + (number % 120) },
    hidden_fields: isLocked ? [named('phones', 'Все указанные в резюме телефоны')] : [],
    actions: {
      download: null,
      get_with_contact: isLocked ? { url: `${url}/resumes/${id}?with_contact=${number.toString(16)}` } : null,
      download_with_contact: null,
    },
  };
}

/** A whole resume; without contacts while they are locked. */
export function resumeFull(url: string, resume: Resume): object {
  const { number, isLocked, changes } = resume;
  const phone = `${1_000_000 + (number % 8_999_999)}`;
  return {
    ...resumeBase(url, resume),
    education: {
      level: named('higher', 'Высшее'),
      primary: [
        {
          id: null,
          name: 'Ташкентский институт текстильной промышленности',
          organization: 'Технология изделий',
          result: 'Инженер',
          year: 2017,
        },
      ],
      additional: [
        { id: null, name: 'Управление качеством', organization: 'Учебный центр', result: 'Сертификат', year: 2022 },
      ],
    },
    experience: [
      {
        position: pick(titles, number),
        company: 'ООО Пример',
        start: '2021-03-01',
        end: null,
        area: area('2778'),
        description: 'Контроль качества пошива',
      },
      {
        position: 'Помощник мастера',
        company: 'ЧП Пример-2',
        start: '2018-09-01',
        end: '2021-02-01',
        area: area('2778'),
        description: null,
      },
    ],
    skill_set: ['Контроль качества', 'Работа с лекалами', 'Excel'],
    language: [
      { id: 'uzb', name: 'Узбекский', level: named('l1', 'Родной') },
      { id: 'rus', name: 'Русский', level: named('c1', 'C1 — Продвинутый') },
    ],
    skills: 'Внимателен, ответственен.',
    relocation: { type: named('relocation_possible', 'готов к переезду'), area: [], district: [] },
    business_trip_readiness: named('sometimes', 'готов к редким командировкам'),
    travel_time: named('any', 'Не имеет значения'),
    contact: isLocked
      ? []
      : [
          {
            type: named('cell', 'Мобильный телефон'),
            value: {
              country: '998',
              city: '90',
              number: phone,
              formatted: `+998 (90) ${phone.slice(0, 3)}-${phone.slice(3, 5)}-${phone.slice(5)}`,
            },
            preferred: true,
            comment: null,
          },
          {
            type: named('email', 'Эл. почта'),
            value: `candidate${number}@example.uz`,
            preferred: false,
            comment: null,
          },
        ],
    site: [],
    employment: named('full', 'Полная занятость'),
    employments: [named('full', 'Полная занятость'), named('part', 'Частичная занятость')],
    schedule: named('fullDay', 'Полный день'),
    schedules: [named('fullDay', 'Полный день')],
    work_format: [named('ON_SITE', 'На месте работодателя')],
    professional_roles: [named('901', 'Технолог')],
    view_without_contacts_reason: isLocked ? 'contacts_not_bought' : null,
    ...changes,
  };
}
