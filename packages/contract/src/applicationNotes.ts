import { object, optional } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { listOf, missing, paragraphs, pathPart, reference } from './fields.ts';
import { done, id, list, part, text, timestamp } from './lenient.ts';

const person = /*#__PURE__*/ object({ id: text, name: text });

/** A note about an applicant, which colleagues alone see; who is mentioned in it is told. */
export const applicationNote = /*#__PURE__*/ object({
  id,
  text,
  by: part(person),
  mentions: list(person),
  at: timestamp,
  edited_at: timestamp,
});
export type ApplicationNote = InferOutput<typeof applicationNote>;

/** A note as it is written; `mentionIds` are members of the company. */
export const applicationNoteBody = /*#__PURE__*/ object(
  {
    text: paragraphs(5000),
    mentionIds: optional(listOf(reference, 10)),
  },
  missing,
);
export type ApplicationNoteBody = InferInput<typeof applicationNoteBody>;

const params = /*#__PURE__*/ object({ id: pathPart, noteId: pathPart });

/** Writes a note about an applicant for colleagues. */
export const createApplicationNote = /*#__PURE__*/ endpoint({
  name: 'createApplicationNote',
  summary: 'Writes a note about an applicant for colleagues.',
  method: 'POST',
  path: '/api/employer/applications/{id}/notes',
  access: 'employer',
  problems: { unknownApplication: 404, keyReused: 422 },
  params: object({ id: pathPart }),
  body: applicationNoteBody,
  answer: applicationNote,
  status: 201,
  isExtension: true,
});

/** Changes a note of one's own. */
export const updateApplicationNote = /*#__PURE__*/ endpoint({
  name: 'updateApplicationNote',
  summary: "Changes a note of one's own.",
  method: 'PUT',
  path: '/api/employer/applications/{id}/notes/{noteId}',
  access: 'employer',
  problems: { unknownApplication: 404, unknownNote: 404, noteOfAnother: 403 },
  params,
  body: applicationNoteBody,
  answer: applicationNote,
  isExtension: true,
});

/** Deletes a note of one's own. */
export const deleteApplicationNote = /*#__PURE__*/ endpoint({
  name: 'deleteApplicationNote',
  summary: "Deletes a note of one's own.",
  method: 'DELETE',
  path: '/api/employer/applications/{id}/notes/{noteId}',
  access: 'employer',
  problems: { unknownApplication: 404, unknownNote: 404, noteOfAnother: 403 },
  params,
  answer: done,
  isExtension: true,
});
