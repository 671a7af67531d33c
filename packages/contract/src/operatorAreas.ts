import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, maybe, missing, pathPart, reference } from './fields.ts';
import { amount, done, id, items, text } from './lenient.ts';

/** An activity sphere as operators see it, in both languages, and how many companies are of it. */
export const operatorArea = /*#__PURE__*/ object({
  id,
  name: text,
  name_uz: text,
  slug: text,
  parent_id: text,
  companies_count: amount,
});
export type OperatorArea = InferOutput<typeof operatorArea>;

const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;
const params = /*#__PURE__*/ object({ id: pathPart });

/** All activity spheres in both languages, as a flat list of the tree. */
export const listOperatorAreas = /*#__PURE__*/ endpoint({
  name: 'listOperatorAreas',
  summary: 'All activity spheres in both languages, as a flat list of the tree, and how many companies are of each.',
  method: 'GET',
  path: '/api/operator/areas',
  access: 'operator',
  roles: ['support', 'admin'],
  isExtension: true,
  cli: 'area list',
  answer: items(operatorArea),
});

/** Writes an activity sphere anew, under another one or at the top; its slug stays. */
export const updateArea = /*#__PURE__*/ endpoint({
  name: 'updateArea',
  summary: 'Writes an activity sphere anew, under another one or at the top; its slug stays.',
  method: 'PUT',
  path: '/api/operator/areas/{id}',
  ...ofAdmins,
  cli: 'area edit',
  problems: { notFound: 404 },
  params,
  body: object({ name: line(200), nameUz: maybe(line(200)), parentId: optional(reference) }, missing),
  answer: operatorArea,
});

/** Removes an activity sphere that no company is of, that has none below it, and nothing for the assistant. */
export const removeArea = /*#__PURE__*/ endpoint({
  name: 'removeArea',
  summary: 'Removes an activity sphere that no company is of, with none below it and no instructions.',
  method: 'DELETE',
  path: '/api/operator/areas/{id}',
  ...ofAdmins,
  stepUp: true,
  cli: 'area remove',
  problems: { notFound: 404, areaUsed: 409 },
  params,
  answer: done,
});
