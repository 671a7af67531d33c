import { object } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, listOf, maybe, missing, oneOf, pathPart, reference } from './fields.ts';
import { id, items, text, word } from './lenient.ts';

/** The statuses that a company may part into steps of its own. */
export const stagedStatuses = ['screening', 'interview', 'offer'] as const;
export type StagedStatus = (typeof stagedStatuses)[number];

/** A company's own step within a status. */
export const stage = /*#__PURE__*/ object({ id, status: word(stagedStatuses), name: text, name_uz: text });
export type Stage = InferOutput<typeof stage>;

const params = /*#__PURE__*/ object({ id: pathPart });

/** A company's own steps, in their order. */
export const listStages = /*#__PURE__*/ endpoint({
  name: 'listStages',
  summary: "A company's own steps within statuses, in their order.",
  method: 'GET',
  path: '/api/employer/companies/{id}/stages',
  access: 'employer',
  problems: { unknownCompany: 404 },
  params,
  answer: items(stage),
  isExtension: true,
});

/** A company's own steps, the whole list as it is to be; those without an id are new. */
export const stagesBody = /*#__PURE__*/ object(
  {
    stages: listOf(
      object({ id: maybe(reference), status: oneOf(stagedStatuses), name: line(40), nameUz: maybe(line(40)) }, missing),
      100,
    ),
  },
  missing,
);
export type StagesBody = InferInput<typeof stagesBody>;

/** Saves the whole list: applications in a step that is no longer in it keep its status. */
export const saveStages = /*#__PURE__*/ endpoint({
  name: 'saveStages',
  summary: 'Saves the whole list; applications in a step that is no longer in it keep its status.',
  method: 'PUT',
  path: '/api/employer/companies/{id}/stages',
  access: 'employer',
  problems: { unknownCompany: 404, unknownStage: 404, tooManyStages: 422, stageTwice: 422 },
  params,
  body: stagesBody,
  answer: items(stage),
  isExtension: true,
});
