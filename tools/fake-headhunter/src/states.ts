/** States of a response on the employer's side, which are collections too. */
export const negotiationStates = [
  { id: 'response', name: 'Неразобранные' },
  { id: 'consider', name: 'Подумать' },
  { id: 'phone_interview', name: 'Телефонное интервью' },
  { id: 'assessment', name: 'Оценка' },
  { id: 'interview', name: 'Интервью' },
  { id: 'offer', name: 'Предложение о работе' },
  { id: 'hired', name: 'Выход на работу' },
  { id: 'discard_by_employer', name: 'Отказ' },
];

/** Collections that HeadHunter makes of the same responses, or of people who never responded. */
export const generatedCollections = [
  { id: 'relevant_responses', name: 'Подходящие отклики' },
  { id: 'vacancy_visitors', name: 'Смотрели вакансию' },
  { id: 'by_location', name: 'Рядом' },
  { id: 'phone_calls', name: 'Звонки' },
];

/** Moves that invite somebody need a message. */
export const needsMessage = (state: string) => ['phone_interview', 'interview', 'offer'].includes(state);

/** Areas that a vacancy may name: cities of Uzbekistan. */
export const areaNames: Record<string, string> = {
  2759: 'Ташкент',
  2768: 'Андижан',
  2778: 'Самарканд',
  2779: 'Наманган',
  2780: 'Нукус',
  2781: 'Бухара',
  2782: 'Фергана',
  2783: 'Карши',
  2784: 'Коканд',
  2785: 'Маргилан',
  2786: 'Джизак',
  2787: 'Чирчик',
  2788: 'Ургенч',
  2789: 'Термез',
  2790: 'Навои',
  2791: 'Шахрисабз',
  2870: 'Гулистан',
};

/** A few of the professional roles. */
export const professionalRoles = [
  { id: '18', name: 'Бухгалтер' },
  { id: '96', name: 'Программист, разработчик' },
  { id: '34', name: 'Дизайнер, художник' },
  { id: '10', name: 'Аналитик' },
  { id: '113', name: 'Системный администратор' },
  { id: '901', name: 'Технолог' },
  { id: '902', name: 'Менеджер по продажам, менеджер по работе с клиентами' },
  { id: '903', name: 'Швея' },
  { id: '904', name: 'Водитель' },
];
