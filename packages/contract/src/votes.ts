import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { maybe, missing, oneOf, paragraphs, pathPart } from './fields.ts';
import { amount, part, text, word } from './lenient.ts';

/** What a colleague thinks of an applicant: four words, so that nobody hides in the middle. */
export const voteValues = ['no', 'rather_no', 'rather_yes', 'yes'] as const;
export type VoteValue = (typeof voteValues)[number];

/** How many colleagues are for and against an applicant, and what the person thinks. */
export const votes = /*#__PURE__*/ object({ yes: amount, no: amount, mine: word(voteValues) });
export type Votes = InferOutput<typeof votes>;

/** Who thinks what of an applicant; who left has no name. */
export const voter = /*#__PURE__*/ object({ id: text, name: text, value: word(voteValues) });

const params = /*#__PURE__*/ object({ id: pathPart });
const answer = /*#__PURE__*/ object({ votes: part(votes), mine: word(voteValues) });

/** Says what the person thinks of an applicant: one vote of each, the later in place of the earlier. */
export const voteForApplication = /*#__PURE__*/ endpoint({
  name: 'voteForApplication',
  summary: 'Says what the person thinks of an applicant: one vote of each.',
  method: 'PUT',
  path: '/api/employer/applications/{id}/vote',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params,
  body: object({ value: oneOf(voteValues), comment: maybe(paragraphs(500)) }, missing),
  answer,
  isExtension: true,
});

/** Takes the person's vote back. */
export const takeBackVote = /*#__PURE__*/ endpoint({
  name: 'takeBackVote',
  summary: "Takes the person's vote back.",
  method: 'DELETE',
  path: '/api/employer/applications/{id}/vote',
  access: 'employer',
  problems: { unknownApplication: 404 },
  params,
  answer,
  isExtension: true,
});
