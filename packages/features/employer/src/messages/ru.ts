/** Texts of the dashboard and the profile in Russian. What is English is so on purpose (docs/domain.md#languages). */
export const ru = {
  'greeting.morning': 'Доброе утро',
  'greeting.day': 'Добрый день',
  'greeting.evening': 'Добрый вечер',
  'greeting.name': '{greeting}, {name}',
  'greeting.waiting': {
    one: '{count} новая заявка ждёт ответа.',
    few: '{count} новые заявки ждут ответа.',
    many: '{count} новых заявок ждут ответа.',
    other: '{count} новых заявки ждут ответа.',
  },

  'counters.title': 'Показатели',
  'counters.new': 'Новые заявки',
  'counters.total': 'Всего заявок',
  'counters.failed': 'Не все показатели загрузились.',

  'notices.title': 'Что произошло',
  'notices.read': 'Прочитано всё',
  'notices.readError': 'Не удалось отметить прочитанным',

  'vacancies.title': 'Последние вакансии',
  'vacancies.failed': 'Список вакансий не загрузился.',

  'applications.title': 'Последние заявки',
  'applications.all': 'Все заявки',
  'applications.empty': 'Пока нет заявок',
  'applications.toVacancies': 'Открыть вакансии',
  'applications.failed': 'Список заявок не загрузился.',

  'subscription.daysLeft': {
    one: 'Остался {count} день',
    few: 'Осталось {count} дня',
    many: 'Осталось {count} дней',
    other: 'Осталось {count} дня',
  },
  'subscription.extendHint': 'Продлите, чтобы публикации не прервались.',
  'subscription.used': 'Использовано размещений',
  'subscription.expires': 'Действует до',
  'subscription.term': 'Срок действия',
  'subscription.price': 'Стоимость',
  'subscription.none': 'Нет активной подписки',
  'subscription.noneHint': 'Выберите план, чтобы публиковать вакансии.',
  'subscription.failed': 'Подписка не проверена.',
  'borrowed.title': 'Подписка компании',
  'borrowed.hint': 'Своей подписки у вас нет. Размещения оплачивает тот, кто поделился подпиской с компанией.',
  'borrowed.lender': '«{plan}», делится {person}',

  'links.title': 'Быстрые ссылки',
  'links.pricing': 'Тарифы',

  'profile.position': 'Должность',
  'profile.department': 'Отдел',
  'profile.phoneHint': 'По этому номеру вы входите',
  'profile.saved': 'Profile updated successfully',

  'devices.title': 'Устройства',
  'devices.hint': 'Где сейчас выполнен вход с вашим номером',
  'devices.current': 'Это устройство',
  'devices.used': 'активность: {moment}',
  'devices.ended': 'Сеанс завершён',
  'devices.endFailed': 'Не удалось завершить сеанс. Попробуйте ещё раз.',
  'devices.failed': 'Список устройств не загрузился.',
  'devices.endAll': 'Выйти везде',
  'devices.endOthers': 'Кроме этого устройства',
  'devices.othersEnded': 'На остальных устройствах сеансы завершены',
  'devices.question': 'Выйти на всех устройствах?',
  'devices.questionText': 'Чтобы вернуться, на каждом понадобится новый код из SMS.',

  'error.load': 'Error loading profile',
  'error.save': 'Error saving profile',
};
