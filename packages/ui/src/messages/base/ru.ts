/** What fields, links and lists say, in Russian: the words that every page carries. */
export const ru = {
  loading: 'Загрузка',
  close: 'Закрыть',
  clear: 'Очистить',
  opensInNewTab: 'откроется в новой вкладке',
  skipToContent: 'К содержанию',
  notifications: 'Уведомления',
  valueMissing: 'Заполните поле',
  valueInvalid: 'Проверьте значение',
  emailInvalid: 'Проверьте адрес почты',
  urlInvalid: 'Укажите ссылку целиком, с https://',
  phoneValid: 'Номер указан верно',
  phoneInvalid: 'Введите корректный узбекский номер телефона',
  codeMissing: 'Введите код из SMS',
  listFailed: 'Список не загрузился. Нажмите ещё раз',
  noOptions: 'Ничего не найдено',
  showMore: 'Показать ещё',
  shown: 'Показано {shown} из {total}',
  cancel: 'Отмена',
  optionsFound: 'Найдено вариантов: {count}',
  showOptions: 'Показать варианты',
  chooseOne: 'Выберите вариант',
  discardTitle: 'Закрыть без сохранения?',
  discardText: 'Введённое не сохранится.',
  discardConfirm: 'Закрыть без сохранения',
  discardCancel: 'Вернуться',
};

/** Keys of the base words. */
export type BaseMessages = Record<keyof typeof ru, string>;
