import type { ReasonCode } from '@kasb/contract';
import { array, fallback, object, optional, safeParse, string } from 'valibot';

/**
 * What kind of failure it is: HeadHunter is `down` or wants to be asked `later`; the access token is over (`expired`)
 * or HeadHunter takes it no more (`revoked`); it has no such thing (`missing`); or it says no (`refused`).
 */
export type HeadHunterFailure = 'down' | 'later' | 'expired' | 'revoked' | 'missing' | 'refused';

/** A failed call of HeadHunter; `why` is what a person is told. */
export class HeadHunterError extends Error {
  readonly kind: HeadHunterFailure;
  readonly why: ReasonCode;
  /** Seconds to wait, when HeadHunter said so. */
  readonly retryAfter: number | undefined;
  /** Its own words, for the log: `type/value`. */
  readonly reason: string;

  constructor(
    kind: HeadHunterFailure,
    why: ReasonCode,
    { retryAfter, reason = '', cause }: { retryAfter?: number | undefined; reason?: string; cause?: unknown } = {},
  ) {
    super(`HeadHunter: ${kind} ${reason}`.trim(), { cause });
    this.kind = kind;
    this.why = why;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }

  /** Whether the same call may succeed later by itself. */
  get isPassing(): boolean {
    return this.kind === 'down' || this.kind === 'later';
  }
}

/** Refusals by `type/value`, or by `type` alone. */
const refusals: Record<string, ReasonCode> = {
  bad_user_agent: 'hhBadUserAgent',
  'oauth/user_auth_expected': 'hhNotEmployer',
  'oauth/application_not_found': 'hhNoApplication',
  api_access_payment: 'hhApiUnpaid',
  manager_accounts: 'hhManagerClosed',
  captcha_required: 'hhCaptcha',
  'resumes/view_limit_exceeded': 'hhResumeLimit',
  'resumes/quota_exceeded': 'hhContactsSpent',
  'resumes/no_available_service': 'hhResumesUnpaid',
  'resumes/cant_view_contacts': 'hhContactsForbidden',
  'negotiations/wrong_state': 'hhStepRefused',
  'negotiations/empty_message': 'hhMessageNeeded',
  'negotiations/message_cannot_be_empty': 'hhMessageNeeded',
  'negotiations/too_long_message': 'hhMessageTooLong',
  'negotiations/archived': 'hhNegotiationArchived',
  'negotiations/chat_archived': 'hhChatArchived',
  'negotiations/resume_deleted': 'hhResumeDeleted',
  'negotiations/resume_not_found': 'hhResumeDeleted',
  'negotiations/vacancy_not_found': 'hhVacancyMissing',
  'negotiations/invalid_vacancy': 'hhVacancyClosed',
  'negotiations/address_not_found': 'hhAddressNeeded',
  'negotiations/not_enough_purchased_services': 'hhServicesSpent',
  'negotiations/limit_exceeded': 'hhInvitationLimit',
  'negotiations/overall_limit': 'hhMessageLimit',
  'negotiations/in_a_row_limit': 'hhWaitsForAnswer',
  'vacancies/not_enough_purchased_services': 'hhPostingsSpent',
  'vacancies/quota_exceeded': 'hhPostingQuota',
  'vacancies/duplicate': 'hhVacancyExists',
  'vacancies/creation_forbidden': 'hhPostingForbidden',
  'bad_json_data/description/is_too_short': 'hhDescriptionShort',
  'bad_json_data/description/email_in_description': 'hhDescriptionMail',
  'bad_json_data/area': 'hhCityUnknown',
  'bad_json_data/professional_roles': 'hhRoleRefused',
  'bad_json_data/salary_range': 'hhSalaryRefused',
  bad_json_data: 'hhFieldsRefused',
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
  const said = [3, 2, 1].map((count) => refusals[parts.slice(0, count).join('/')]).find((code) => code !== undefined);
  if (status >= 500) return new HeadHunterError('down', 'hhDown', { reason, retryAfter });
  if (reason === 'oauth/token_expired') return new HeadHunterError('expired', 'hhRevoked', { reason });
  if (['oauth/token_revoked', 'oauth/bad_authorization'].includes(reason) || status === 401)
    return new HeadHunterError('revoked', 'hhRevoked', { reason });
  if (said !== undefined) return new HeadHunterError('refused', said, { reason, retryAfter });
  if (status === 429) return new HeadHunterError('later', 'hhLater', { reason, retryAfter });
  if (status === 404) return new HeadHunterError('missing', 'hhMissing', { reason });
  return new HeadHunterError('refused', 'hhRefused', { reason });
}

/** HeadHunter asked for a pause that is not over. */
export function pauseError(seconds: number): HeadHunterError {
  return new HeadHunterError('later', 'hhLater', { retryAfter: seconds, reason: 'paused' });
}
