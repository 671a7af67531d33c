import { spell } from './answer.ts';
import { areaNames, needsMessage, negotiationStates } from './states.ts';
import type { Account, Negotiation, Resume, Vacancy, World } from './world.ts';

const firstNames = ['Азиз', 'Мадина', 'Сардор', 'Нигора', 'Бекзод', 'Камола', 'Отабек', 'Севара', 'Шахзод', 'Гульнора', 'Дилшод', 'Малика'];
const lastNames = ['Рахимов', 'Алиева', 'Исмоилов', 'Саидова', 'Эргашев', 'Абдуллаева', 'Холматов', 'Каримова', 'Юнусов', 'Турсунова', 'Рашидов'];
const titles = ['Технолог', 'Швея', 'Мастер смены', 'Контролёр качества', 'Менеджер по продажам', 'Бухгалтер', 'Кладовщик'];

const pick = (list: string[], number: number) => list[number % list.length] ?? '';
const named = (id: string, name: string) => ({ id, name });

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

function area(id: string): object {
  return { id, name: areaNames[id] ?? '', url: `https://api.hh.ru/areas/${id}` };
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
export function vacancyShort(url: string, world: World, { id, name, employerId, areaId, isArchived, publishedAt }: Vacancy): object {
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
  const offered = negotiation.actions ?? negotiationStates.map((entry) => entry.id).filter((entry) => entry !== state && entry !== 'response');
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
    arguments: needsMessage(action) ? [message, { id: 'send_sms', required: false, required_arguments: [{ id: 'message' }] }] : [],
    sub_actions: [],
  };
}

function resumeBase(url: string, { id, number, isLocked }: Resume) {
  return {
    id,
    real_id: id,
    title: pick(titles, number),
    alternate_url: `https://hh.uz/resume/${id}`,
    first_name: isLocked ? null : pick(firstNames, number),
    last_name: isLocked ? null : pick(lastNames, number),
    middle_name: null,
    age: 22 + (number % 30),
    can_view_full_info: !isLocked,
    created_at: spell(new Date(Date.UTC(2026, 0, 1 + (number % 200)))),
    updated_at: spell(new Date(Date.UTC(2026, 6, 1 + (number % 100)))),
    area: area(number % 3 === 0 ? '2759' : '2778'),
    gender: number % 2 === 0 ? named('male', 'Мужской') : named('female', 'Женский'),
    salary: { amount: 4_000_000 + (number % 10) * 500_000, currency: 'UZS' },
    photo: isLocked ? null : { '40': null, small: 'https://img.example/small.jpg', medium: 'https://img.example/medium.jpg' },
    total_experience: { months: 6 + (number % 120) },
    hidden_fields: isLocked ? [named('phones', 'Все указанные в резюме телефоны')] : [],
    actions: {
      download: null,
      get_with_contact: isLocked ? { url: `${url}/resumes/${id}?with_contact=${number.toString(16)}` } : null,
      download_with_contact: null,
    },
  };
}

/** A whole resume; without contacts while they are locked. */
export function resumeFull(url: string, resume: Resume): object {
  const { number, isLocked, changes } = resume;
  const phone = `${1_000_000 + (number % 8_999_999)}`;
  return {
    ...resumeBase(url, resume),
    education: {
      level: named('higher', 'Высшее'),
      primary: [{ id: null, name: 'Ташкентский институт текстильной промышленности', organization: 'Технология изделий', result: 'Инженер', year: 2017 }],
      additional: [{ id: null, name: 'Управление качеством', organization: 'Учебный центр', result: 'Сертификат', year: 2022 }],
    },
    experience: [
      { position: pick(titles, number), company: 'ООО Пример', start: '2021-03-01', end: null, area: area('2778'), description: 'Контроль качества пошива' },
      { position: 'Помощник мастера', company: 'ЧП Пример-2', start: '2018-09-01', end: '2021-02-01', area: area('2778'), description: null },
    ],
    skill_set: ['Контроль качества', 'Работа с лекалами', 'Excel'],
    language: [
      { id: 'uzb', name: 'Узбекский', level: named('l1', 'Родной') },
      { id: 'rus', name: 'Русский', level: named('c1', 'C1 — Продвинутый') },
    ],
    skills: 'Внимателен, ответственен.',
    relocation: { type: named('relocation_possible', 'готов к переезду'), area: [], district: [] },
    business_trip_readiness: named('sometimes', 'готов к редким командировкам'),
    travel_time: named('any', 'Не имеет значения'),
    contact: isLocked
      ? []
      : [
          {
            type: named('cell', 'Мобильный телефон'),
            value: { country: '998', city: '90', number: phone, formatted: `+998 (90) ${phone.slice(0, 3)}-${phone.slice(3, 5)}-${phone.slice(5)}` },
            preferred: true,
            comment: null,
          },
          { type: named('email', 'Эл. почта'), value: `candidate${number}@example.uz`, preferred: false, comment: null },
        ],
    site: [],
    employment: named('full', 'Полная занятость'),
    employments: [named('full', 'Полная занятость'), named('part', 'Частичная занятость')],
    schedule: named('fullDay', 'Полный день'),
    schedules: [named('fullDay', 'Полный день')],
    work_format: [named('ON_SITE', 'На месте работодателя')],
    professional_roles: [named('901', 'Технолог')],
    view_without_contacts_reason: isLocked ? 'contacts_not_bought' : null,
    ...changes,
  };
}
