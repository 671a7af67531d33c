import { object, optional } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { linesOf, missing, paragraphs, pathPart } from './fields.ts';
import { languages } from './languages.ts';
import { items, lines, part, text, timestamp, word } from './lenient.ts';

const pack = /*#__PURE__*/ part(
  object({ titles: lines, duties: lines, requirements: lines, benefits: lines, questions: lines }),
);

/**
 * What the assistant is told to ask about in an activity sphere and a language, besides what it asks everybody; and the
 * pack of what it offers there: lines for each part of a vacancy, and questions for an interview.
 */
export const prompt = /*#__PURE__*/ object({
  area_id: text,
  area: text,
  language: word(languages),
  instructions: text,
  pack,
});
export type Prompt = InferOutput<typeof prompt>;

const params = /*#__PURE__*/ object({ areaId: pathPart, language: pathPart });
/** One list of a pack. What is left out stays as it is; what is empty is taken from the sphere above, or of all. */
const packLines = /*#__PURE__*/ linesOf(30, 200);
const packBody = /*#__PURE__*/ object(
  { titles: packLines, duties: packLines, requirements: packLines, benefits: packLines, questions: packLines },
  missing,
);
const body = /*#__PURE__*/ object({ instructions: paragraphs(8000), pack: optional(packBody) }, missing);

/** The instructions of all spheres that have their own. */
export const listPrompts = /*#__PURE__*/ endpoint({
  name: 'listPrompts',
  summary: 'What the assistant is told in each activity sphere that has instructions of its own.',
  method: 'GET',
  path: '/api/operator/prompts',
  access: 'operator',
  roles: ['support', 'admin'],
  isExtension: true,
  cli: 'prompt list',
  answer: items(prompt),
});

/**
 * What the assistant was told before; nothing of when and by whom where it came with the release, and no pack where
 * that could not be changed yet.
 */
export const promptVersion = /*#__PURE__*/ object({ instructions: text, pack, at: timestamp, actor_name: text });
export type PromptVersion = InferOutput<typeof promptVersion>;

/** What the assistant was told before in a sphere and a language, latest first; to go back is to save it again. */
export const listPromptVersions = /*#__PURE__*/ endpoint({
  name: 'listPromptVersions',
  summary: 'What the assistant was told before in an activity sphere and a language, latest first.',
  method: 'GET',
  path: '/api/operator/prompts/{areaId}/{language}/versions',
  access: 'operator',
  roles: ['support', 'admin'],
  isExtension: true,
  cli: 'prompt versions',
  problems: { notFound: 404 },
  params,
  answer: items(promptVersion),
});

/** Says what the assistant is told in a sphere; conversations go by it from their next message on. */
export const savePrompt = /*#__PURE__*/ endpoint({
  name: 'savePrompt',
  summary: 'Says what the assistant is told in an activity sphere and a language.',
  method: 'PUT',
  path: '/api/operator/prompts/{areaId}/{language}',
  access: 'operator',
  roles: ['admin'],
  isExtension: true,
  cli: 'prompt set',
  problems: { notFound: 404 },
  params,
  body,
  maxBodyBytes: 112 * 1024,
  answer: prompt,
});

/** Removes what the assistant is told in a sphere: it goes by the instructions above it, or by the general ones. */
export const removePrompt = /*#__PURE__*/ endpoint({
  name: 'removePrompt',
  summary: 'Removes what the assistant is told in an activity sphere and a language.',
  method: 'DELETE',
  path: '/api/operator/prompts/{areaId}/{language}',
  access: 'operator',
  roles: ['admin'],
  stepUp: true,
  isExtension: true,
  cli: 'prompt remove',
  problems: { notFound: 404 },
  params,
  answer: object({}),
});

/** Who worded a question of trial: the language model, or the rules where there is none or it did not answer. */
export const promptAuthors = ['model', 'rules'] as const;

/** What the assistant would ask first by instructions that are not kept; and which answers it would offer. */
export const testPrompt = /*#__PURE__*/ endpoint({
  name: 'testPrompt',
  summary: 'What the assistant would ask first by instructions and a pack, which are not kept.',
  method: 'POST',
  path: '/api/operator/prompts/{areaId}/{language}/test',
  access: 'operator',
  roles: ['admin'],
  isExtension: true,
  problems: { notFound: 404 },
  params,
  body,
  maxBodyBytes: 112 * 1024,
  answer: object({ message: text, options: lines, by: word(promptAuthors) }),
});
