import { array, fallback, object, optional, safeParse, string } from 'valibot';

/**
 * What kind of failure it is: HeadHunter is `down` or wants to be asked `later`; the access token is over (`expired`)
 * or HeadHunter takes it no more (`revoked`); it has no such thing (`missing`); or it says no (`refused`).
 */
export type HeadHunterFailure = 'down' | 'later' | 'expired' | 'revoked' | 'missing' | 'refused';

/** A failed call of HeadHunter. `text` is for a person. */
export class HeadHunterError extends Error {
  readonly kind: HeadHunterFailure;
  readonly text: string;
  /** Seconds to wait, when HeadHunter said so. */
  readonly retryAfter: number | undefined;
  /** Its own words, for the log: `type/value`. */
  readonly reason: string;

  constructor(
    kind: HeadHunterFailure,
    text: string,
    { retryAfter, reason = '', cause }: { retryAfter?: number | undefined; reason?: string; cause?: unknown } = {},
  ) {
    super(`HeadHunter: ${kind} ${reason}`.trim(), { cause });
    this.kind = kind;
    this.text = text;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }

  /** Whether the same call may succeed later by itself. */
  get isPassing(): boolean {
    return this.kind === 'down' || this.kind === 'later';
  }
}

/** What a person reads when it does not answer. */
export const downText = 'HeadHunter не отвечает. Попробуйте позже';
const laterText = 'HeadHunter просит подождать. Попробуйте через минуту';
const revokedText = 'HeadHunter отозвал доступ. Подключите его заново';
const refusedText = 'HeadHunter отказал в этом действии';

/** Refusals by `type/value`, or by `type` alone. */
const refusals: Record<string, string> = {
  bad_user_agent: 'HeadHunter не принимает имя этого приложения. Обратитесь к оператору',
  'oauth/user_auth_expected': 'Это не аккаунт работодателя на HeadHunter',
  'oauth/application_not_found': 'Приложение не зарегистрировано на HeadHunter. Обратитесь к оператору',
  api_access_payment: 'На HeadHunter для этого нужен оплаченный доступ к API',
  manager_accounts: 'Этому менеджеру закрыт доступ на HeadHunter',
  captcha_required: 'HeadHunter просит подтвердить, что вы не робот: войдите на hh.uz и попробуйте снова',
  'resumes/view_limit_exceeded': 'Исчерпан дневной лимит просмотров резюме на HeadHunter. Попробуйте завтра',
  'resumes/quota_exceeded': 'Закончились просмотры контактов на HeadHunter',
  'resumes/no_available_service': 'На HeadHunter не куплен доступ к резюме',
  'resumes/cant_view_contacts': 'У менеджера нет права смотреть контакты на HeadHunter',
  'negotiations/wrong_state': 'HeadHunter не даёт перевести отклик на этот этап',
  'negotiations/empty_message': 'HeadHunter требует сообщение кандидату',
  'negotiations/message_cannot_be_empty': 'HeadHunter требует сообщение кандидату',
  'negotiations/too_long_message': 'Сообщение кандидату слишком длинное для HeadHunter',
  'negotiations/archived': 'Отклик на HeadHunter в архиве',
  'negotiations/chat_archived': 'Переписка на HeadHunter в архиве',
  'negotiations/resume_deleted': 'Кандидат удалил резюме на HeadHunter',
  'negotiations/resume_not_found': 'Кандидат удалил резюме на HeadHunter',
  'negotiations/vacancy_not_found': 'Вакансия на HeadHunter не найдена',
  'negotiations/invalid_vacancy': 'Вакансия на HeadHunter закрыта',
  'negotiations/address_not_found': 'HeadHunter требует адрес интервью: укажите его на hh.uz',
  'negotiations/not_enough_purchased_services': 'На HeadHunter не хватает оплаченных услуг',
  'negotiations/limit_exceeded': 'Исчерпан лимит приглашений на HeadHunter',
  'negotiations/overall_limit': 'Исчерпан лимит сообщений на HeadHunter',
  'negotiations/in_a_row_limit': 'HeadHunter ждёт ответа кандидата на прошлые сообщения',
  'vacancies/not_enough_purchased_services': 'На HeadHunter нет оплаченных публикаций',
  'vacancies/quota_exceeded': 'Исчерпана квота менеджера на публикации на HeadHunter',
  'vacancies/duplicate': 'Такая вакансия уже есть на HeadHunter: свяжите её по номеру',
  'vacancies/creation_forbidden': 'Менеджеру запрещено публиковать вакансии на HeadHunter',
  'bad_json_data/description/is_too_short': 'Для HeadHunter описание должно быть не короче 200 символов',
  'bad_json_data/description/email_in_description': 'HeadHunter не принимает почту в описании вакансии',
  'bad_json_data/area': 'Укажите город, который есть на HeadHunter',
  'bad_json_data/professional_roles': 'HeadHunter не принял профессиональную роль вакансии',
  'bad_json_data/salary_range': 'HeadHunter не принял зарплату вакансии',
  bad_json_data: 'HeadHunter не принял поля вакансии',
};

const entry = object({
  type: fallback(string(), ''),
  value: fallback(optional(string()), undefined),
  reason: fallback(optional(string()), undefined),
});
const errorBody = object({
  errors: fallback(array(entry), []),
  error: fallback(optional(string()), undefined),
  error_description: fallback(optional(string()), undefined),
});

/** Makes an error of an answer that is not 2xx. */
export function readFailure(status: number, body: unknown, retryAfter: number | undefined): HeadHunterError {
  const result = safeParse(errorBody, body);
  const {
    errors,
    error,
    error_description: description,
  } = result.success ? result.output : { errors: [], error: undefined, error_description: undefined };
  const [first] = errors;
  const parts = [first?.type ?? error, first?.value ?? description, first?.reason].filter(
    (part) => part !== undefined && part !== '',
  );
  const reason = parts.join('/') || String(status);
  const said = [3, 2, 1].map((count) => refusals[parts.slice(0, count).join('/')]).find((text) => text !== undefined);
  if (status >= 500) return new HeadHunterError('down', downText, { reason, retryAfter });
  if (reason === 'oauth/token_expired') return new HeadHunterError('expired', revokedText, { reason });
  if (['oauth/token_revoked', 'oauth/bad_authorization'].includes(reason) || status === 401)
    return new HeadHunterError('revoked', revokedText, { reason });
  if (said !== undefined) return new HeadHunterError('refused', said, { reason, retryAfter });
  if (status === 429) return new HeadHunterError('later', laterText, { reason, retryAfter });
  if (status === 404) return new HeadHunterError('missing', 'На HeadHunter этого нет', { reason });
  return new HeadHunterError('refused', refusedText, { reason });
}

/** HeadHunter asked for a pause that is not over. */
export function pauseError(seconds: number): HeadHunterError {
  return new HeadHunterError('later', laterText, { retryAfter: seconds, reason: 'paused' });
}
