import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { format, line, maybe, missing, pathPart, reference } from './fields.ts';
import { issue } from './issues.ts';
import { amount, entries, id, items, text } from './lenient.ts';

/** A skill that vacancies and resumes name. */
export const skill = /*#__PURE__*/ object({ id, name: text });
export type Skill = InferOutput<typeof skill>;

/** An activity sphere; `parent_id` is absent at the top of the tree. */
export const area = /*#__PURE__*/ object({ id, name: text, slug: text, parent_id: text });
export type Area = InferOutput<typeof area>;

/** A city; `id` is the integer that a company's `cityId` holds, as a string, `other_name` its other language's name. */
export const city = /*#__PURE__*/ object({ id, name: text, other_name: text, region_id: text });
export type City = InferOutput<typeof city>;

/** All skills. */
export const listSkills = /*#__PURE__*/ endpoint({
  name: 'listSkills',
  summary: 'All skills.',
  method: 'GET',
  path: '/skills',
  access: 'public',
  answer: items(skill),
});

/** Adds a skill. */
export const createSkill = /*#__PURE__*/ endpoint({
  name: 'createSkill',
  summary: 'Adds a skill.',
  method: 'POST',
  path: '/skills',
  access: 'operator',
  roles: ['admin'],
  cli: 'skill add',
  problems: { alreadyExists: 409 },
  body: object({ name: line(100) }, missing),
  answer: skill,
  status: 201,
});

/** Calls a skill otherwise: whatever names it stays. */
export const updateSkill = /*#__PURE__*/ endpoint({
  name: 'updateSkill',
  summary: 'Calls a skill otherwise: vacancies that name it are found by that.',
  method: 'PUT',
  path: '/api/operator/skills/{id}',
  access: 'operator',
  roles: ['admin'],
  isExtension: true,
  cli: 'skill rename',
  problems: { unknownSkill: 404, alreadyExists: 409 },
  params: object({ id: pathPart }),
  body: object({ name: line(100) }, missing),
  answer: skill,
});

/** Makes two skills one: whatever named the first names the second, and `vacancies_count` vacancies do now. */
export const mergeSkills = /*#__PURE__*/ endpoint({
  name: 'mergeSkills',
  summary: 'Makes two skills one: whatever named the first names the second.',
  method: 'POST',
  path: '/api/operator/skills/{id}/merge',
  access: 'operator',
  roles: ['admin'],
  stepUp: true,
  isExtension: true,
  cli: 'skill merge',
  problems: { unknownSkill: 404 },
  params: object({ id: pathPart }),
  body: object({ intoId: reference }, missing),
  answer: object({ id, name: text, vacancies_count: amount }),
});

/** All activity spheres, as a flat list of the tree. */
export const listAreas = /*#__PURE__*/ endpoint({
  name: 'listAreas',
  summary: 'All activity spheres, as a flat list of the tree.',
  method: 'GET',
  path: '/areas',
  access: 'public',
  answer: items(area),
});

/** Adds an activity sphere. */
export const createArea = /*#__PURE__*/ endpoint({
  name: 'createArea',
  summary: 'Adds an activity sphere.',
  method: 'POST',
  path: '/areas',
  access: 'operator',
  roles: ['admin'],
  cli: 'area add',
  problems: { alreadyExists: 409 },
  body: object(
    {
      name: line(200),
      nameUz: maybe(line(200)),
      slug: maybe(format(/^[a-z\d-]{1,100}$/, issue('slug'))),
      parentId: optional(reference),
    },
    missing,
  ),
  answer: area,
  status: 201,
});

/** All cities. Public despite its path: the public search filters by city. */
export const listCities = /*#__PURE__*/ endpoint({
  name: 'listCities',
  summary: 'All cities.',
  method: 'GET',
  path: '/api/employer/cities',
  // The public search filters by city, and its visitors have no session.
  access: 'public',
  answer: entries(city),
});
