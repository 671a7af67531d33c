import { minLength, object, optional, pipe } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { format, line, listOf, maybe, missing, oneOf, pathPart, whole, yesNo } from './fields.ts';
import { issue } from './issues.ts';
import { amount, flag, id, items, lines, text } from './lenient.ts';

/** What a reason is given for. */
export const moderationReasonKinds = ['revise', 'reject'] as const;
export type ModerationReasonKind = (typeof moderationReasonKinds)[number];

/** Why a vacancy goes back or is refused. */
export const moderationReason = /*#__PURE__*/ object({
  code: id,
  text,
  text_ru: text,
  text_uz: text,
  kinds: lines,
  position: amount,
  is_active: flag,
});
export type ModerationReason = InferOutput<typeof moderationReason>;

const ofAdmins = { access: 'operator', roles: ['admin'], isExtension: true } as const;
const kinds = /*#__PURE__*/ pipe(
  listOf(oneOf(moderationReasonKinds), moderationReasonKinds.length),
  minLength(1, issue('required')),
);
const words = { textRu: line(200), textUz: line(200), kinds };
const position = /*#__PURE__*/ whole(1, 1000);

/** The reasons that moderators may give; those that are given no more with them where all are asked for. */
export const listModerationReasons = /*#__PURE__*/ endpoint({
  name: 'listModerationReasons',
  summary: 'The reasons that moderators may give; `state=all` names those too that are given no more.',
  method: 'GET',
  path: '/api/operator/moderation-reasons',
  access: 'operator',
  cli: 'reason list',
  query: object({ state: maybe(oneOf(['active', 'all'])) }),
  answer: items(moderationReason),
  isExtension: true,
});

/** Adds a reason: without a code it is made of the Russian text, without a position the reason is the last one. */
export const createModerationReason = /*#__PURE__*/ endpoint({
  name: 'createModerationReason',
  summary: 'Adds a reason that moderators may give.',
  method: 'POST',
  path: '/api/operator/moderation-reasons',
  ...ofAdmins,
  cli: 'reason add',
  problems: { alreadyExists: 409 },
  body: object(
    { code: maybe(format(/^[a-z\d_-]{1,50}$/, issue('slug'))), ...words, position: optional(position) },
    missing,
  ),
  answer: moderationReason,
  status: 201,
});

/** Writes all of a reason anew; decisions keep the words that they were made with. */
export const updateModerationReason = /*#__PURE__*/ endpoint({
  name: 'updateModerationReason',
  summary: 'Writes all of a reason anew; decisions keep the words that they were made with.',
  method: 'PUT',
  path: '/api/operator/moderation-reasons/{code}',
  ...ofAdmins,
  cli: 'reason edit',
  problems: { notFound: 404 },
  params: object({ code: pathPart }),
  body: object({ ...words, position, isActive: yesNo }, missing),
  answer: moderationReason,
});
