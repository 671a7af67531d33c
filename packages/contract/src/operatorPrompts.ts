import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { missing, paragraphs, pathPart } from './fields.ts';
import { languages } from './languages.ts';
import { items, text, word } from './lenient.ts';

/** What the assistant is told to ask about in an activity sphere and a language, besides what it asks everybody. */
export const prompt = /*#__PURE__*/ object({
  area_id: text,
  area: text,
  language: word(languages),
  instructions: text,
});
export type Prompt = InferOutput<typeof prompt>;

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
  params: object({ areaId: pathPart, language: pathPart }),
  body: object({ instructions: paragraphs(8000) }, missing),
  answer: prompt,
});
