import { page, refuse } from '../answer.ts';
import type { Answer } from '../answer.ts';
import { vacancyItem, vacancyShort } from '../shapes.ts';
import { areaNames } from '../states.ts';
import { addVacancy } from '../world.ts';
import { checkEmployer, ok, ownVacancy } from './call.ts';
import type { Call } from './call.ts';

/** An employer's vacancies that are on or in the archive, page by page. */
export const listVacancies =
  (isArchived: boolean) =>
  (call: Call, employerId?: string): Answer => {
    checkEmployer(call, employerId);
    const own = [...call.world.vacancies.values()].filter(
      (vacancy) => vacancy.employerId === employerId && vacancy.isArchived === isArchived,
    );
    return ok(page(own, call.query, (vacancy) => vacancyItem(call.url, call.world, vacancy)));
  };

/** One vacancy. */
export const getVacancy = (call: Call, id?: string): Answer =>
  ok(vacancyShort(call.url, call.world, ownVacancy(call, id)));

/** Puts a vacancy into the archive. */
export function archive(call: Call, employerId?: string, id?: string): Answer {
  checkEmployer(call, employerId);
  ownVacancy(call, id).isArchived = true;
  return { status: 204 };
}

interface VacancyBody {
  name?: string;
  description?: string;
  area?: { id?: string };
  professional_roles?: unknown[];
  key_skills?: unknown[];
}

/** Publishes a vacancy. */
export function publish(call: Call): Answer {
  if (call.account.employer === null) throw refuse(403, 'oauth', 'user_auth_expected');
  const {
    name = '',
    description = '',
    area,
    professional_roles: roles = [],
    key_skills: skills = [],
  } = JSON.parse(call.body) as VacancyBody;
  const bad = (value: string, reason: string) => refuse(400, 'bad_json_data', value, { reason, pointer: `/${value}` });
  if (name.trim() === '') throw bad('name', 'required');
  if (description.replace(/<[^<>]+>/g, '').length < 200) throw bad('description', 'is_too_short');
  if (areaNames[area?.id ?? ''] === undefined) throw bad('area', 'chosen_area_is_not_a_leaf_or_not_exist');
  if (roles.length !== 1) throw bad('professional_roles', 'wrong_size');
  if (skills.length > 30) throw bad('key_skills', 'wrong_size');
  const { employer, managerId } = call.account;
  const same = [...call.world.vacancies.values()].filter(
    (vacancy) => vacancy.employerId === employer.id && vacancy.name === name && vacancy.areaId === area?.id,
  );
  if (same.length > 0 && call.query.get('ignore_duplicates') !== 'true') {
    throw refuse(403, 'vacancies', 'duplicate', { found: same.length, items: same.map(({ id }) => ({ id })) });
  }
  const { id } = addVacancy(call.world, call.now, {
    name,
    description,
    areaId: area?.id ?? '',
    employerId: employer.id,
    managerId,
    views: 0,
  });
  return { status: 201, body: { id }, headers: { location: `/vacancies/${id}` } };
}

/** Views and responses of a vacancy by day. */
export function stats(call: Call, id?: string): Answer {
  ownVacancy(call, id);
  const days = Array.from({ length: 5 }, (_, index) =>
    new Date(call.now.getTime() - (4 - index) * 86_400_000).toISOString().slice(0, 10),
  );
  return ok({
    items: days.map((date, index) =>
      index < 3 ? { date, responses: index + 1, views: 30 + index } : { date, responses: null, views: null },
    ),
  });
}
