import { number, object, pipe, string, transform, union } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { line, maybe, missing, paragraphs } from './fields.ts';
import { languages } from './languages.ts';
import { flag, id, lines, list, part, text, timestamp, word } from './lenient.ts';

/** The message of the first turn: asks for a greeting, and is never shown. */
export const initialGreeting = '__INITIAL_GREETING__';

/** Who wrote a message of the chat. */
export const chatSenders = ['user', 'ai'] as const;
export type ChatSender = (typeof chatSenders)[number];

/** A quick option: `label` is shown, `value` is put into the input. */
export const quickOption = /*#__PURE__*/ pipe(
  object({ label: text, value: text }),
  transform(({ label, value }) => ({ label: label ?? value ?? '', value: value ?? label ?? '' })),
);
export type QuickOption = InferOutput<typeof quickOption>;

/**
 * What the chat has gathered so far. `salary` is a number, or the words the provider used; `employmentType` and
 * `location` are ours.
 */
export const jobData = /*#__PURE__*/ object({
  title: text,
  description: text,
  requirements: lines,
  benefits: lines,
  salary: part(pipe(union([number(), string()]), transform(readSalary))),
  currency: text,
  workFormat: text,
  employmentType: text,
  location: text,
  isComplete: flag,
});
export type JobData = InferOutput<typeof jobData>;

/** One answer of the assistant, and the language that it understood the message to be in. */
export const chatAnswer = /*#__PURE__*/ object({
  message: text,
  conversationId: text,
  language: word(languages),
  quickOptions: list(quickOption),
  jobData: part(jobData),
  isComplete: flag,
});
export type ChatAnswer = InferOutput<typeof chatAnswer>;

/** Which prompt the assistant works by: `type` is area-specific, universal, fallback, or unknown. */
export const promptInfo = /*#__PURE__*/ object({
  type: word(['area-specific', 'universal', 'fallback', 'unknown']),
  source: word(['database', 'file']),
  promptId: text,
  areasActivityId: text,
  error: text,
});
export type PromptInfo = InferOutput<typeof promptInfo>;

/** The company as the assistant is told of it. */
export const companyProfile = /*#__PURE__*/ object(
  {
    id: maybe(line(100)),
    name: line(200, 'companyNameRequired'),
    industry: maybe(line(200)),
    description: maybe(paragraphs(10_000)),
    size: maybe(line(100)),
    location: maybe(line(200)),
    website: maybe(line(2000)),
    areasActivitySlug: maybe(line(100)),
    areasActivityId: maybe(line(100)),
  },
  missing,
);
export type CompanyProfile = InferInput<typeof companyProfile>;

/** A stored conversation: `jobData` as it stands, and the vacancy once one was created from it. */
export const conversation = /*#__PURE__*/ object({
  conversationId: id,
  language: word(languages),
  companyProfile: part(companyProfile),
  messages: list(
    object({
      id,
      sender: word(chatSenders),
      content: text,
      timestamp,
      language: word(languages),
      quickOptions: list(quickOption),
    }),
  ),
  jobData: part(jobData),
  isComplete: flag,
  vacancy_id: text,
});
export type Conversation = InferOutput<typeof conversation>;

function readSalary(value: string | number): string | number | undefined {
  if (String(value).trim() === '') return undefined;
  return Number.isFinite(Number(value)) ? Number(value) : String(value);
}
