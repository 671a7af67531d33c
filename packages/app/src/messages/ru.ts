/** Texts of the assembled app in Russian, the source language. */
export const ru = {
  'title.signIn': 'Вход',
  'chunk.title': 'Не удалось загрузить часть приложения',
  'chunk.text': 'Проверьте соединение и обновите страницу.',
  'crash.title': 'Страница не открылась',
  'crash.text': 'На этой странице произошла ошибка. Обновите её или вернитесь на главную.',
  'chunk.reload': 'Обновить страницу',
  'session.unavailable': 'Нет связи с сервером',
  'session.unavailableText': 'Мы не смогли проверить вход. Проверьте соединение и попробуйте ещё раз.',
} as const;
