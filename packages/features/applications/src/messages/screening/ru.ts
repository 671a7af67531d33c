/** Texts of the questions to whoever responds, in Russian. */
export const ru = {
  title: 'Вопросы к отклику',
  hint: 'Никого не отсеиваем: ответы только отмечаются.',
  none: 'Вопросов пока нет. Кандидаты откликаются одним нажатием.',
  failed: 'Не получилось загрузить вопросы.',
  kind: 'Как отвечают',
  'kind.yes_no': 'Да/нет',
  'kind.choice': 'Выбор',
  'kind.number': 'Число',
  options: 'Варианты, каждый с новой строки',
  optionsMissing: 'Укажите от 2 до 6 вариантов',
  required: 'Обязательный',
  wanted: 'Какой ответ нужен',
  wantedLeast: 'Не меньше',
  any: 'Любой',
  saved: 'Вопросы сохранены',
  saveFailed: 'Не получилось сохранить вопросы.',
} as const;
