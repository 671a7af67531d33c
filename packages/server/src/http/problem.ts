const table = {
  malformed: [400, 'Запрос составлен неверно'],
  notJson: [400, 'Тело запроса должно быть в формате JSON'],
  notBytes: [400, 'Ожидаются байты записи (application/octet-stream)'],
  badQuery: [400, 'Проверьте параметры запроса'],
  noSession: [401, 'Войдите, чтобы продолжить'],
  forbidden: [403, 'Это действие вам недоступно'],
  headHunterRefused: [403, 'HeadHunter отказал в этом действии'],
  ownersOnly: [403, 'Это может сделать только владелец компании'],
  foreignOrigin: [403, 'Запрос пришёл с другого сайта'],
  notFound: [404, 'Не найдено'],
  noRoute: [404, 'Такого адреса нет'],
  unknownPhone: [404, 'Пользователь с таким номером не найден'],
  unknownVacancy: [404, 'Вакансия не найдена'],
  unknownApplication: [404, 'Заявка не найдена'],
  unknownCompany: [404, 'Компания не найдена'],
  unknownPublication: [404, 'Публикация не найдена'],
  unknownManager: [404, 'Менеджер HeadHunter не подключен'],
  unknownResume: [404, 'Резюме не найдено'],
  unknownMember: [404, 'Участник не найден'],
  unknownInterview: [404, 'Интервью не найдено. Проверьте ссылку'],
  unknownMedia: [404, 'Запись не найдена'],
  unknownConversation: [404, 'Диалог не найден'],
  unknownSkill: [404, 'Навык не найден'],
  phoneTaken: [409, 'Этот номер уже зарегистрирован: войдите с ним'],
  alreadyResponded: [409, 'Вы уже откликнулись на эту вакансию'],
  headHunterLinked: [409, 'Эта вакансия HeadHunter уже связана с другой'],
  alreadyExists: [409, 'Такая запись уже есть'],
  stirTaken: [409, 'Компания с таким СТИР уже есть'],
  alreadyMember: [409, 'Этот человек уже в компании'],
  lastOwner: [409, 'У компании должен остаться хотя бы один владелец'],
  publicationRuns: [409, 'Дождитесь окончания публикации'],
  interviewSubmitted: [409, 'Ответы на это интервью уже отправлены'],
  uploadOffset: [409, 'Загрузка продолжается с другого места'],
  conversationBusy: [409, 'Предыдущее сообщение ещё обрабатывается. Попробуйте ещё раз'],
  vacancyChanged: [409, 'Вакансию уже изменили'],
  interviewExpired: [410, 'Срок действия ссылки на интервью истёк'],
  tooLarge: [413, 'Слишком большой запрос'],
  moderationPending: [422, 'Вакансия на модерации: публикация откроется после проверки'],
  moderationRejected: [422, 'Вакансия отклонена: публикация недоступна'],
  moderationRevision: [422, 'Исправьте вакансию по замечаниям модератора, затем публикуйте'],
  vacancyInactive: [422, 'Опубликовать можно только активную вакансию'],
  noSubscription: [422, 'Нет активной подписки: купите план для публикации'],
  noPostings: [422, 'Публикации по подписке закончились: купите новый план'],
  phoneFixed: [422, 'Номер телефона нужен для входа: изменить его здесь нельзя'],
  invalid: [422, 'Проверьте заполнение полей'],
  vacancyNotReady: [422, 'Вакансия не готова к публикации'],
  noQuestions: [422, 'Сначала сохраните хотя бы один вопрос'],
  editForbidden: [422, 'Это уже другая должность: создайте новую вакансию'],
  headHunterConsent: [422, 'Подключение устарело или уже завершено. Начните его ещё раз'],
  headHunterNotEmployer: [422, 'Это не аккаунт работодателя на HeadHunter'],
  wrongCode: [422, 'Неверный код'],
  expiredCode: [422, 'Срок действия кода истёк. Запросите новый код'],
  spentCode: [422, 'Слишком много неверных попыток. Запросите новый код'],
  publishCooldown: [429, 'Вакансия недавно опубликована: повторить можно позже'],
  tooOften: [429, 'Слишком много попыток. Попробуйте позже'],
  internal: [500, 'Что-то пошло не так. Попробуйте ещё раз'],
  notImplemented: [501, 'Этот вызов ещё не реализован'],
  headHunterDown: [502, 'HeadHunter не отвечает. Попробуйте позже'],
  headHunterNotConfigured: [503, 'HeadHunter не подключен: интеграция не настроена оператором'],
  headHunterNotConnected: [503, 'HeadHunter не подключен'],
  moduleDisabled: [503, 'Модуль отключён'],
  smsFailed: [503, 'Не удалось отправить SMS. Попробуйте через минуту'],
  unavailable: [503, 'Сервис временно недоступен'],
} as const satisfies Record<string, readonly [status: number, text: string]>;

/** Everything that can go wrong with a call. */
export type ProblemCode = keyof typeof table;

/** What a person is told of it. */
export function problemText(code: ProblemCode): string {
  return table[code][1];
}

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

/** A refusal that stands under the field that it is about. */
export function fieldProblem(code: ProblemCode, field: string): Problem {
  return new Problem(code, { fields: { [field]: problemText(code) } });
}
