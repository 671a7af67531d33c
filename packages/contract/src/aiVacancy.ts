import { array, maxLength, nullish, number, object, optional, pipe, string, transform, union } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { createdVacancy } from './created.ts';
import { endpoint } from './endpoint.ts';
import { bodyLines, line, maybe, missing, oneOf, paragraphs, pathPart, reference, yesNo } from './fields.ts';
import { languages } from './interview.ts';
import { issue } from './issues.ts';
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

const chatTurn = /*#__PURE__*/ object({ sender: oneOf(chatSenders), content: paragraphs(10_000) }, missing);

/** One turn of the chat; `chatHistory` holds the last 10 messages before this one. */
export const chatBody = /*#__PURE__*/ object(
  {
    message: paragraphs(4000, 'messageRequired'),
    conversationId: maybe(line(100)),
    companyProfile,
    chatHistory: optional(pipe(array(chatTurn, issue('notList')), maxLength(10, issue('tooMany', { max: 10 }))), []),
    language: optional(oneOf(languages), 'ru'),
  },
  missing,
);
export type ChatBody = InferInput<typeof chatBody>;

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

const jobDataBody = /*#__PURE__*/ object(
  {
    title: line(200, 'titleRequired'),
    description: maybe(paragraphs(20_000)),
    requirements: bodyLines,
    benefits: bodyLines,
    salary: nullish(
      union([number(), pipe(string(), maxLength(200, issue('tooLong', { max: 200 })))], issue('notSalary')),
    ),
    currency: maybe(line(10)),
    workFormat: maybe(line(100)),
    employmentType: maybe(line(100)),
    location: maybe(line(200)),
    isComplete: optional(yesNo),
  },
  missing,
);

/** What a vacancy is created from at the end of the chat. */
export const chatVacancyBody = /*#__PURE__*/ object(
  {
    jobData: jobDataBody,
    companyId: line(100, 'companyRequired'),
    conversationId: maybe(line(100)),
    conversationHistory: optional(
      pipe(array(chatTurn, issue('notList')), maxLength(500, issue('tooMany', { max: 500 }))),
      [],
    ),
  },
  missing,
);
export type ChatVacancyBody = InferInput<typeof chatVacancyBody>;

/**
 * Sends one message to the assistant. Without a `conversationId` a conversation begins, whose id comes with the
 * answer; one that is new begins a conversation of that name, and `chatHistory` tells what was asked before it. A message
 * sent again under one `Idempotency-Key` gets the first answer.
 */
export const sendChatMessage = /*#__PURE__*/ endpoint({
  name: 'sendChatMessage',
  summary: 'Sends one message to the assistant that builds a vacancy.',
  method: 'POST',
  path: '/api/ai-vacancy/chat',
  access: 'employer',
  module: 'ai-vacancy',
  problems: { unknownConversation: 404, conversationBusy: 409, keyReused: 422 },
  body: chatBody,
  answer: chatAnswer,
});

/** A conversation of one's own, so that it survives a reload; anybody else's is 404. */
export const getConversation = /*#__PURE__*/ endpoint({
  name: 'getConversation',
  summary: 'A conversation with the assistant that builds a vacancy.',
  method: 'GET',
  path: '/api/ai-vacancy/conversations/{id}',
  access: 'employer',
  module: 'ai-vacancy',
  problems: { unknownConversation: 404 },
  params: object({ id: pathPart }),
  answer: conversation,
  isExtension: true,
});

/** Creates a vacancy from what the chat has gathered; a refusal may come as `error` with a successful status. */
export const createVacancyFromChat = /*#__PURE__*/ endpoint({
  name: 'createVacancyFromChat',
  summary: 'Creates a vacancy from what the chat has gathered.',
  method: 'POST',
  path: '/api/ai-vacancy/jobs',
  access: 'employer',
  module: 'ai-vacancy',
  problems: { unknownCompany: 404, unknownConversation: 404, vacancyNotReady: 422 },
  body: chatVacancyBody,
  answer: createdVacancy,
  status: 201,
});

/** Which prompt the assistant works by for an activity sphere and a language. */
export const getPromptInfo = /*#__PURE__*/ endpoint({
  name: 'getPromptInfo',
  summary: 'Which prompt the assistant works by for an activity sphere and a language.',
  method: 'GET',
  path: '/api/ai-vacancy/prompt-info',
  access: 'employer',
  module: 'ai-vacancy',
  query: object({ areasActivityId: maybe(reference), language: optional(oneOf(languages), 'ru') }),
  answer: promptInfo,
});

function readSalary(value: string | number): string | number | undefined {
  if (String(value).trim() === '') return undefined;
  return Number.isFinite(Number(value)) ? Number(value) : String(value);
}
