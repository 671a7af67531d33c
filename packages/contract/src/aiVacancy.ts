import { maxLength, nullish, number, object, optional, pipe, string, union } from 'valibot';
import type { InferInput } from 'valibot';
import { chatAnswer, chatSenders, companyProfile, conversation, promptInfo } from './conversation.ts';
import { createdVacancy } from './created.ts';
import { endpoint, longBodyBytes } from './endpoint.ts';
import { bodyLines, line, listOf, maybe, missing, oneOf, paragraphs, pathPart, reference, yesNo } from './fields.ts';
import { issue } from './issues.ts';
import { languages } from './languages.ts';

const chatTurn = /*#__PURE__*/ object({ sender: oneOf(chatSenders), content: paragraphs(10_000) }, missing);

/** One turn of the chat; `chatHistory` holds the last 10 messages before this one. */
export const chatBody = /*#__PURE__*/ object(
  {
    message: paragraphs(4000, 'messageRequired'),
    conversationId: maybe(line(100)),
    companyProfile,
    chatHistory: optional(listOf(chatTurn, 10), []),
    language: optional(oneOf(languages), 'ru'),
  },
  missing,
);
export type ChatBody = InferInput<typeof chatBody>;

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
    conversationHistory: optional(listOf(chatTurn, 500), []),
  },
  missing,
);
export type ChatVacancyBody = InferInput<typeof chatVacancyBody>;

/**
 * Sends one message to the assistant. Without a `conversationId` a conversation begins, whose id comes with the
 * answer; one that is new begins a conversation of that name, and `chatHistory` tells what was asked before it. A
 * message sent again under one `Idempotency-Key` gets the first answer.
 */
export const sendChatMessage = /*#__PURE__*/ endpoint({
  name: 'sendChatMessage',
  summary: 'Sends one message to the assistant that builds a vacancy.',
  method: 'POST',
  path: '/api/ai-vacancy/chat',
  access: 'employer',
  module: 'ai-vacancy',
  problems: { unknownConversation: 404, conversationBusy: 409, keyReused: 422, assistantLate: 503 },
  body: chatBody,
  maxBodyBytes: longBodyBytes,
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
  maxBodyBytes: longBodyBytes,
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
