import { object } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, maybe, missing, oneOf, paragraphs, pathPart, reference } from './fields.ts';
import { done, flag, id, items, text, timestamp, word } from './lenient.ts';

/** What messages are written for. */
export const templateKinds = ['refusal', 'interview', 'call', 'closed', 'other'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** What a template may leave open, as `{{first_name}}`. */
export const templateVariables = ['first_name', 'vacancy', 'company', 'interview_link', 'my_name', 'my_phone'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

/** A message to begin with, in both languages; a built-in one is of no company and does not change. */
export const messageTemplate = /*#__PURE__*/ object({
  id,
  company_id: text,
  kind: word(templateKinds),
  name: text,
  text_ru: text,
  text_uz: text,
  is_built_in: flag,
  updated_at: timestamp,
});
export type MessageTemplate = InferOutput<typeof messageTemplate>;

/** A template as it is sent; its texts name only {@link templateVariables}. */
export const messageTemplateBody = /*#__PURE__*/ object(
  {
    kind: oneOf(templateKinds),
    name: line(80),
    textRu: paragraphs(2000, 'messageRequired'),
    textUz: maybe(paragraphs(2000)),
  },
  missing,
);
export type MessageTemplateBody = InferInput<typeof messageTemplateBody>;

const params = /*#__PURE__*/ object({ id: pathPart });

/** Templates of the person's companies or of one, and the built-in ones first. */
export const listMessageTemplates = /*#__PURE__*/ endpoint({
  name: 'listMessageTemplates',
  summary: "Templates of the person's companies or of one, the built-in ones first.",
  method: 'GET',
  path: '/api/employer/message-templates',
  access: 'employer',
  query: object({ companyId: maybe(reference) }),
  answer: items(messageTemplate),
  isExtension: true,
});

/** Adds a template to a company. */
export const createMessageTemplate = /*#__PURE__*/ endpoint({
  name: 'createMessageTemplate',
  summary: 'Adds a template to a company.',
  method: 'POST',
  path: '/api/employer/message-templates',
  access: 'employer',
  problems: { unknownCompany: 404, tooManyTemplates: 409, keyReused: 422 },
  body: object({ companyId: reference, ...messageTemplateBody.entries }, missing),
  answer: messageTemplate,
  status: 201,
  isExtension: true,
});

/** Changes a template. */
export const updateMessageTemplate = /*#__PURE__*/ endpoint({
  name: 'updateMessageTemplate',
  summary: 'Changes a template.',
  method: 'PUT',
  path: '/api/employer/message-templates/{id}',
  access: 'employer',
  problems: { unknownTemplate: 404, builtInTemplate: 403 },
  params,
  body: messageTemplateBody,
  answer: messageTemplate,
  isExtension: true,
});

/** Deletes a template; what was sent with it stays. */
export const deleteMessageTemplate = /*#__PURE__*/ endpoint({
  name: 'deleteMessageTemplate',
  summary: 'Deletes a template; what was sent with it stays.',
  method: 'DELETE',
  path: '/api/employer/message-templates/{id}',
  access: 'employer',
  problems: { unknownTemplate: 404, builtInTemplate: 403 },
  params,
  answer: done,
  isExtension: true,
});
