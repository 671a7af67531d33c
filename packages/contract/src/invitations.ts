import { object } from 'valibot';
import type { InferOutput } from 'valibot';
import { memberRoles } from './company.ts';
import { endpoint } from './endpoint.ts';
import { pathPart } from './fields.ts';
import { done, id, items, text, timestamp, word } from './lenient.ts';

/** An invitation as the invited person sees it: who calls them where, as what, and until when. */
export const invitation = /*#__PURE__*/ object({
  id,
  company_name: text,
  role: word(memberRoles),
  invited_by: text,
  created_at: timestamp,
  expires_at: timestamp,
});
export type Invitation = InferOutput<typeof invitation>;

const params = /*#__PURE__*/ object({ id: pathPart });

/** Invitations that wait for the person's answer, newest first. */
export const listInvitations = /*#__PURE__*/ endpoint({
  name: 'listInvitations',
  summary: "Invitations into companies that wait for the person's answer, newest first.",
  method: 'GET',
  path: '/users/me/invitations',
  access: 'employer',
  answer: items(invitation),
  isExtension: true,
});

/** Makes the person a member of the company. */
export const acceptInvitation = /*#__PURE__*/ endpoint({
  name: 'acceptInvitation',
  summary: 'Accepts an invitation: the person becomes a member of the company.',
  method: 'POST',
  path: '/users/me/invitations/{id}/accept',
  access: 'employer',
  problems: { unknownInvitation: 404 },
  params,
  answer: object({ company_id: id }),
  isExtension: true,
});

/** Refuses an invitation; the company cannot repeat it until it would have expired. */
export const declineInvitation = /*#__PURE__*/ endpoint({
  name: 'declineInvitation',
  summary: 'Declines an invitation.',
  method: 'POST',
  path: '/users/me/invitations/{id}/decline',
  access: 'employer',
  problems: { unknownInvitation: 404 },
  params,
  answer: done,
  isExtension: true,
});
