import { maxLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { InferOutput } from 'valibot';
import { endpoint } from './endpoint.ts';
import { line, maybe, missing, pathPart } from './fields.ts';
import { issue } from './issues.ts';
import { amount, id, items, text, timestamp } from './lenient.ts';

/** A company that sees the candidate's phone, since they responded to it. */
export const phoneAccess = /*#__PURE__*/ object({
  company_id: id,
  company_name: text,
  applications_count: amount,
  since: timestamp,
});
export type PhoneAccess = InferOutput<typeof phoneAccess>;

/** The companies that see the candidate's phone, the latest first. */
export const listPhoneAccess = /*#__PURE__*/ endpoint({
  name: 'listPhoneAccess',
  summary: "The companies that see the candidate's phone, the latest first.",
  method: 'GET',
  path: '/candidate/phone-access',
  access: 'candidate',
  answer: items(phoneAccess),
  isExtension: true,
});

/** Closes the phone to a company: every response to it is withdrawn. */
export const closePhoneAccess = /*#__PURE__*/ endpoint({
  name: 'closePhoneAccess',
  summary: 'Closes the phone to a company: every response to it is withdrawn.',
  method: 'POST',
  path: '/candidate/phone-access/{companyId}/close',
  access: 'candidate',
  problems: { unknownCompany: 404 },
  params: object({ companyId: pathPart }),
  answer: object({ withdrawn: amount }),
  isExtension: true,
});

/** An address at which all that is kept of the candidate can be downloaded as an archive, until it expires. */
export const exportAccount = /*#__PURE__*/ endpoint({
  name: 'exportAccount',
  summary: 'An address at which all that is kept of the candidate can be downloaded, until it expires.',
  method: 'POST',
  path: '/candidate/export',
  access: 'candidate',
  problems: { exportsSpent: 429 },
  answer: object({ url: text, expires_at: timestamp }),
  isExtension: true,
});

/** Sends a code that deletes the account; `status` is then 'otp_sent'. */
export const askToDeleteAccount = /*#__PURE__*/ endpoint({
  name: 'askToDeleteAccount',
  summary: 'Sends a code by SMS that deletes the account.',
  method: 'POST',
  path: '/candidate/delete',
  access: 'candidate',
  problems: { signInPaused: 429, smsBudgetSpent: 503, smsFailed: 503 },
  answer: object({ status: text, challenge: text }),
  isExtension: true,
});

/** Deletes the account in three days, until when it can be kept; its sessions end. */
export const deleteAccount = /*#__PURE__*/ endpoint({
  name: 'deleteAccount',
  summary: 'Deletes the account in three days, until when it can be kept; its sessions end.',
  method: 'POST',
  path: '/candidate/delete/confirm',
  access: 'candidate',
  problems: { wrongCode: 422, expiredCode: 422, spentCode: 422, signInPaused: 429 },
  body: object(
    {
      code: pipe(
        string(issue('codeRequired')),
        trim(),
        nonEmpty(issue('codeRequired')),
        maxLength(6, issue('tooLong', { max: 6 })),
      ),
      challenge: maybe(line(100)),
    },
    missing,
  ),
  answer: object({ delete_at: timestamp }),
  isExtension: true,
});

/** Keeps an account that was to be deleted. */
export const keepAccount = /*#__PURE__*/ endpoint({
  name: 'keepAccount',
  summary: 'Keeps an account that was to be deleted.',
  method: 'DELETE',
  path: '/candidate/delete',
  access: 'candidate',
  answer: object({}),
  isExtension: true,
});
