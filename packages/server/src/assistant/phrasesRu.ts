import { bullets, range } from './phrasing.ts';
import type { Phrases } from './phrasing.ts';
import { capital } from './understand/nominative.ts';
import { isCamp } from './understand/schedule.ts';

/** What the assistant says in Russian. */
export const ru: Phrases = {
  greeting: (company) => `Здравствуйте! Помогу составить вакансию для компании «${company}». Кого ищем?`,
  questions: {
    title: 'Кого ищем? Назовите должность.',
    duties: 'Чем предстоит заниматься? Перечислите основные обязанности.',
    requirements: 'Какие требования к кандидату?',
    benefits: 'Что вы предлагаете: условия, график, бонусы?',
    salary: 'Какая зарплата?',
    format: 'Какой формат работы и занятость? Если нужно, назовите город.',
  },
  needed: 'Должность называете вы: выберите из вариантов или напишите свою.',
  left: {
    title: 'Должность можно назвать позже.',
    duties: 'Обязанности добавлены обычные, их можно поправить.',
    requirements: 'Требования добавлены обычные, их можно поправить.',
    benefits: 'Условия добавлены обычные, их можно поправить.',
    salary: 'Зарплата пока «по договорённости», её можно назвать позже.',
    format: 'Занятость пока полная, её можно поправить.',
  },
  passed: 'Пропускаем.',
  postponed: 'Вернёмся к этому в конце.',
  missing: (parts) => `Для публикации не хватает: ${parts.join(', ')}.`,
  suggest: {
    duties: 'Предложите обязанности',
    requirements: 'Предложите требования',
    benefits: 'Предложите условия',
  },
  unsaid: (topics) => `Не указано: ${topics.map((topic) => ru.topics[topic]).join(', ')}.`,
  notUnderstood: 'Ответ не совсем понятен.',
  openings: ['Принято', 'Понятно', 'Учтено'],
  more: (count) => `и ещё ${count}`,
  ready: 'Вакансия готова! Проверьте её и нажмите «Создать вакансию». Если нужно что-то поправить, просто напишите.',
  stillReady: 'Вакансия готова: осталось нажать «Создать вакансию».',
  onePosition: (others) =>
    `В одной вакансии одна должность, начнём с первой. Для следующих разговоров отложено: ${others.join(', ')}.`,
  waiting: (others) => `С прошлого разговора отложено: ${others.join(', ')}.`,
  later: (others) => `В следующем разговоре можно одним нажатием начать: ${others.join(', ')}.`,
  about: {
    self: 'Это программа-помощник: из ответов она собирает вакансию, а решаете всё вы.',
    price: 'Разговор с помощником и сама вакансия ничего не стоят, платной может быть только публикация.',
    next: 'После ответов вакансию можно проверить, создать и опубликовать.',
    thanks: 'Хорошо.',
    other: 'Помощник умеет только составлять вакансии.',
  },
  back: (topic) => `Вернёмся к вакансии, следующее: ${ru.topics[topic]}.`,
  topics: {
    title: 'должность',
    duties: 'обязанности',
    requirements: 'требования',
    benefits: 'условия',
    salary: 'зарплата',
    format: 'формат работы',
  },
  refused: {
    contacts: 'Телефоны и ссылки в текст не входят: отклики придут сюда.',
    sex: 'Пол не указываем: закон запрещает выбирать по нему.',
    age: 'Возраст не указываем: закон запрещает выбирать по нему.',
    origin: 'Национальность не указываем: закон запрещает выбирать по ней.',
    rude: 'Грубые слова в вакансию не входят.',
  },
  nothingToAsk: 'Можете поправить любую часть: например, «зарплата 10 млн» или «убери обеды».',
  leaveToUs: 'Предложите сами',
  salaries: ['3–5 млн сум', '5–8 млн сум', '8–12 млн сум', 'от 12 млн сум', 'По договорённости'],
  formats: ['В офисе', 'Удалённо', 'Гибрид', 'Полный день', 'Неполный день'],
  negotiable: 'По договорённости',
  agreed: 'Зарплата по договорённости',
  pay: ({ min, max, currency, period, per: each = '', taxes }) => {
    const unit = { UZS: 'сум', USD: '$', EUR: '€', RUB: '₽' }[currency];
    const per = { month: '', day: ' в день', hour: ' в час', piece: ` ${each}` }[period];
    return `${range(min, max, 'от', 'до')} ${unit}${per}${taxes ? `, ${ru.taxes[taxes]}` : ''}`;
  },
  taxes: { net: 'на руки', gross: 'до вычета налогов' },
  taxesLine: { net: 'Зарплата указана на руки', gross: 'Зарплата указана до вычета налогов' },
  experience: ({ from, text }) =>
    from === 0
      ? 'Можно без опыта'
      : capital(text.replace(/^со?\s+опытом/iu, 'опыт').replace(/^со?\s+стажем/iu, 'стаж')),
  schedule: (schedule) => {
    const { pattern, isWeekdays, hours } = schedule;
    const kind = isCamp(schedule) ? 'rotation' : schedule.kind;
    const named = {
      shifts: 'Сменный график',
      flexible: 'Гибкий график',
      free: 'Свободный график',
      rotation: 'Вахтовый метод',
    };
    const parts = [pattern, isWeekdays && 'пн–пт', hours?.replace('-', '–')].filter(Boolean);
    return [kind && named[kind], parts.length > 0 && `${kind ? '' : 'График '}${parts.join(', ')}`]
      .filter(Boolean)
      .join(', ');
  },
  description: (company, place, duties) =>
    `Работа в компании «${company}»${place === undefined ? '' : `, ${place}`}.\n\n` +
    `Чем предстоит заниматься:\n${bullets(duties)}`,
  parts: { title: 'должность', duties: 'обязанности', requirements: 'требования', benefits: 'условия' },
  removed: (lines) => `Убрано: ${lines.join(', ')}.`,
  formatNames: { office: 'работа в офисе', remote: 'удалённо', hybrid: 'гибрид' },
  employments: {
    'full-time': 'полная занятость',
    'part-time': 'частичная занятость',
    contract: 'контракт',
    freelance: 'фриланс',
  },
};
