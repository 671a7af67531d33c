/** Texts that the design system itself speaks, in Russian: the source that other languages are typed by. */
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
  salaryFrom: 'от {amount}',
  salaryTo: 'до {amount}',
  salaryMissing: 'Зарплата не указана',
  sum: 'сум',
};

/** Keys of the design system's own texts; words in braces are filled in. */
export type UiMessages = Record<keyof typeof ru, string>;
