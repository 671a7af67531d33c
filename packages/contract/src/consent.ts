import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { missing, whole } from './fields.ts';
import { amount, part, text, timestamp } from './lenient.ts';

/** What candidates agree to, in the caller's language, and who keeps their data. */
export const consentTerms = /*#__PURE__*/ object({
  version: amount,
  text,
  operator: part(object({ name: text, stir: text })),
});
export type ConsentTerms = InferOutput<typeof consentTerms>;

/** What a candidate agreed to, and when. */
export const consent = /*#__PURE__*/ object({ version: amount, given_at: timestamp });
export type Consent = InferOutput<typeof consent>;

/** The terms as they are now. */
export const getConsentTerms = /*#__PURE__*/ endpoint({
  name: 'getConsentTerms',
  summary: 'What candidates agree to, in the language of the caller.',
  method: 'GET',
  path: '/reference/consent',
  access: 'public',
  answer: consentTerms,
  isExtension: true,
});

/** Keeps that a candidate agrees to the terms; who agreed to these before has agreed. */
export const giveConsent = /*#__PURE__*/ endpoint({
  name: 'giveConsent',
  summary: 'Keeps that a candidate agrees to the terms of a version, which are those of now.',
  method: 'PUT',
  path: '/candidate/consent',
  access: 'candidate',
  problems: { termsChanged: 409 },
  body: object({ version: whole(1, 1_000_000) }, missing),
  answer: consent,
  isExtension: true,
});

/** Takes the consent back: every response that stands is withdrawn, since nobody may see what was told any more. */
export const withdrawConsent = /*#__PURE__*/ endpoint({
  name: 'withdrawConsent',
  summary: 'Takes the consent back, and every response with it.',
  method: 'DELETE',
  path: '/candidate/consent',
  access: 'candidate',
  answer: object({ withdrawn: amount }),
  isExtension: true,
});
