/** Texts of notifications in Russian, the source language. */
export const ru = {
  unread: 'Уведомления, новых: {count}',
  isNew: 'новое',
  readAll: 'Прочитано всё',
  settings: 'Настройки уведомлений',
  all: 'Все уведомления',
  none: 'Пока тихо',
  noneText: 'Здесь появится всё, что произойдёт без вас.',
  failed: 'Не удалось загрузить уведомления',
  readFailed: 'Не удалось отметить прочитанным',
};
