import { spell } from './answer.ts';
import { area, named } from './named.ts';
import { resumeBase } from './resumes.ts';
import { needsMessage, negotiationStates } from './states.ts';
import type { Account, Negotiation, Vacancy, World } from './world.ts';

/** The answer of `GET /me`. */
export function me(url: string, { id, firstName, lastName, middleName, email, employer, managerId }: Account): object {
  return {
    auth_type: employer ? 'employer' : 'applicant',
    id,
    last_name: lastName,
    first_name: firstName,
    middle_name: middleName,
    is_admin: false,
    is_applicant: employer === null,
    is_employer: employer !== null,
    is_application: false,
    is_employer_integration: false,
    email,
    phone: '998901234567',
    employer: employer && { ...employer, manager_id: managerId },
    manager: employer && {
      id: managerId,
      has_admin_rights: true,
      is_main_contact_person: true,
      has_multiple_manager_accounts: false,
      manager_settings_url: `${url}/employers/${employer.id}/managers/${managerId}/settings`,
    },
  };
}

/** A manager of an employer. */
export function manager({ managerId, firstName, lastName, middleName, email }: Account): object {
  return {
    id: managerId,
    manager_type: named('manager', 'Менеджер'),
    email,
    full_name: [lastName, firstName, middleName].filter(Boolean).join(' '),
    last_name: lastName,
    first_name: firstName,
    middle_name: middleName,
    is_main_contact_person: true,
    vacancies_count: 3,
    phone: { country: '998', city: '90', number: '1234567', comment: null, formatted: '+998 90 123-45-67' },
    additional_phone: null,
    position: 'HR-менеджер',
    permissions: [named('can_create_vacancy', 'Создание и продление вакансий')],
    area: area('2778'),
    special_note_1: null,
    special_note_2: null,
  };
}

/** A vacancy in a list of the employer's. */
export function vacancyItem(url: string, world: World, vacancy: Vacancy): object {
  const own = [...world.negotiations.values()].filter(({ vacancyId }) => vacancyId === vacancy.id);
  return {
    ...vacancyShort(url, world, vacancy),
    counters: {
      views: vacancy.views,
      responses: vacancy.responses ?? own.length,
      unread_responses: own.filter(({ hasUpdates }) => hasUpdates).length,
      invitations: own.filter(({ state }) => needsMessage(state)).length,
      invitations_and_responses: own.length,
      resumes_in_progress: 0,
      calls: 0,
      new_missed_calls: 0,
    },
  };
}

/** A vacancy as other answers name it. */
export function vacancyShort(
  url: string,
  world: World,
  { id, name, employerId, areaId, isArchived, publishedAt }: Vacancy,
): object {
  const employer = world.accounts.find((account) => account.employer?.id === employerId)?.employer;
  return {
    id,
    name,
    area: area(areaId),
    url: `${url}/vacancies/${id}`,
    alternate_url: `https://hh.uz/vacancy/${id}`,
    archived: isArchived,
    published_at: spell(publishedAt),
    created_at: spell(publishedAt),
    employer: { id: employerId, name: employer?.name ?? '' },
    type: named('open', 'Открытая'),
    billing_type: named('standard', 'Стандарт'),
    salary: null,
    has_test: false,
    premium: false,
  };
}

/** A response, without its vacancy. */
export function negotiationItem(url: string, world: World, negotiation: Negotiation): object {
  const { id, vacancyId, state, createdAt, updatedAt, hasUpdates, messages } = negotiation;
  const known = negotiationStates.find((entry) => entry.id === state) ?? named(state, state);
  const offered =
    negotiation.actions ??
    negotiationStates.map((entry) => entry.id).filter((entry) => entry !== state && entry !== 'response');
  const resume = world.resumes.get(negotiation.resumeId);
  return {
    id,
    created_at: spell(createdAt),
    updated_at: spell(updatedAt),
    has_updates: hasUpdates,
    viewed_by_opponent: false,
    source: 'NEGOTIATION',
    messaging_status: 'ok',
    counters: { messages: 1 + messages.length, unread_messages: 0 },
    chat_id: Number(id),
    state: named('response', 'Отклик'),
    employer_state: known,
    funnel_stage: null,
    actions: offered.map((action) => actionOf(url, id, action)),
    templates: [],
    test_result: null,
    url: `${url}/negotiations/${id}`,
    messages_url: `${url}/negotiations/${id}/messages`,
    resume: resume && {
      ...resumeBase(url, resume),
      url: `${url}/resumes/${resume.id}?topic_id=${id}`,
      alternate_url: `https://hh.uz/resume/${resume.id}?vacancyId=${vacancyId}&t=${id}`,
    },
  };
}

function actionOf(url: string, id: string, action: string): object {
  const name = negotiationStates.find((entry) => entry.id === action)?.name ?? action;
  const message = { id: 'message', required: needsMessage(action), required_arguments: [] };
  return {
    id: action,
    name,
    enabled: true,
    hidden: false,
    method: 'PUT',
    url: `${url}/negotiations/${action}/${id}`,
    resulting_employer_state: named(action, name),
    templates: [],
    arguments: needsMessage(action)
      ? [message, { id: 'send_sms', required: false, required_arguments: [{ id: 'message' }] }]
      : [],
    sub_actions: [],
  };
}
