const table = {
  malformed: [400, 'Запрос составлен неверно'],
  notJson: [400, 'Тело запроса должно быть в формате JSON'],
  badQuery: [400, 'Проверьте параметры запроса'],
  noSession: [401, 'Войдите, чтобы продолжить'],
  forbidden: [403, 'Это действие вам недоступно'],
  ownersOnly: [403, 'Это может сделать только владелец компании'],
  foreignOrigin: [403, 'Запрос пришёл с другого сайта'],
  notFound: [404, 'Не найдено'],
  noRoute: [404, 'Такого адреса нет'],
  unknownPhone: [404, 'Пользователь с таким номером не найден'],
  unknownVacancy: [404, 'Вакансия не найдена'],
  unknownCompany: [404, 'Компания не найдена'],
  unknownMember: [404, 'Участник не найден'],
  unknownSkill: [404, 'Навык не найден'],
  phoneTaken: [409, 'Этот номер уже зарегистрирован: войдите с ним'],
  alreadyResponded: [409, 'Вы уже откликнулись на эту вакансию'],
  alreadyExists: [409, 'Такая запись уже есть'],
  stirTaken: [409, 'Компания с таким СТИР уже есть'],
  alreadyMember: [409, 'Этот человек уже в компании'],
  lastOwner: [409, 'У компании должен остаться хотя бы один владелец'],
  publicationRuns: [409, 'Дождитесь окончания публикации'],
  vacancyChanged: [409, 'Вакансию уже изменили'],
  tooLarge: [413, 'Слишком большой запрос'],
  invalid: [422, 'Проверьте заполнение полей'],
  editForbidden: [422, 'Это уже другая должность: создайте новую вакансию'],
  wrongCode: [422, 'Неверный код'],
  expiredCode: [422, 'Срок действия кода истёк. Запросите новый код'],
  spentCode: [422, 'Слишком много неверных попыток. Запросите новый код'],
  tooOften: [429, 'Слишком много попыток. Попробуйте позже'],
  internal: [500, 'Что-то пошло не так. Попробуйте ещё раз'],
  notImplemented: [501, 'Этот вызов ещё не реализован'],
  moduleDisabled: [503, 'Модуль отключён'],
  smsFailed: [503, 'Не удалось отправить SMS. Попробуйте через минуту'],
  unavailable: [503, 'Сервис временно недоступен'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** Everything that can go wrong with a call. */
export type ProblemCode = keyof typeof table;

interface ProblemOptions {
  /** Texts by field name. */
  fields?: Record<string, string>;
  /** More keys of the body. */
  details?: Record<string, unknown>;
  /** Seconds to wait before another try. */
  retryAfter?: number;
  cause?: unknown;
}

/** A refusal that the caller is told of. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  /** The text for a person. */
  readonly text: string;
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, { fields, details, retryAfter, cause }: ProblemOptions = {}) {
    super(code, { cause });
    [this.status, this.text] = table[code];
    this.code = code;
    this.fields = fields;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
