import { literal, number, object, optional, pipe, transform, union, variant } from 'valibot';
import type { InferInput, InferOutput, ObjectEntries } from 'valibot';
import { day } from './days.ts';
import { emailAddress } from './emailAddress.ts';
import { emptiable, line, maybe, missing, whole } from './fields.ts';
import { issue } from './issues.ts';
import { amount, id, part, phoneText, text, timestamp, word } from './lenient.ts';
import { phone } from './phone.ts';
import { bankAccount, mfo, oked, passportNumber, passportSeries, pinfl, stir, webAddress } from './requisites.ts';

/** Kinds of companies. */
export const companyTypes = ['legal', 'individual'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** What a person is in a company: owners delete it and change its members. */
export const memberRoles = ['owner', 'member'] as const;
export type MemberRole = (typeof memberRoles)[number];

const activitySphere = /*#__PURE__*/ part(
  pipe(
    union([object({ id, slug: text, name: text }), id]),
    transform((sphere): { id: string; slug?: string; name?: string } =>
      typeof sphere === 'string' ? { id: sphere } : sphere,
    ),
  ),
);

/** A company (docs/domain.md#company-fields). `areas_activity` is an object whatever the provider sends. */
export const company = /*#__PURE__*/ object({
  id,
  name: text,
  email: text,
  phone: phoneText,
  website: text,
  description: text,
  logoUrl: text,
  companyType: word(companyTypes),
  areas_activity: activitySphere,
  cityId: amount,
  legalName: text,
  stir: text,
  oked: text,
  mfo: text,
  bankAccount: text,
  bankName: text,
  legalAddress: text,
  firstName: text,
  lastName: text,
  middleName: text,
  pinfl: text,
  passportSeries: text,
  passportNumber: text,
  passportIssuedBy: text,
  passportIssuedDate: timestamp,
  registrationAddress: text,
  actualAddress: text,
  /** Why an operator closed the company: nothing of it is public or published meanwhile. */
  blocked_reason: text,
  created_at: timestamp,
  updated_at: timestamp,
});
export type Company = InferOutput<typeof company>;

// Lists of spheres give numbers, forms hold texts.
const areaReference = /*#__PURE__*/ union(
  [pipe(number(), transform(String)), line(100, 'areaRequired')],
  'areaRequired',
);

/* @__NO_SIDE_EFFECTS__ */
function companyForm<const Entries extends ObjectEntries>(entries: Entries) {
  return object(
    {
      name: line(200, 'companyNameRequired'),
      email: emailAddress,
      phone,
      areas_activity: areaReference,
      website: maybe(webAddress),
      description: emptiable(10_000),
      logoUrl: maybe(webAddress),
      cityId: optional(whole(1, 2_147_483_647)),
      ...entries,
    },
    missing,
  );
}

const legalBody = /*#__PURE__*/ companyForm({
  companyType: literal('legal'),
  legalName: maybe(line(300)),
  stir: maybe(stir),
  oked: maybe(oked),
  mfo: maybe(mfo),
  bankAccount: maybe(bankAccount),
  bankName: maybe(line(200)),
  legalAddress: maybe(line(500)),
});

const individualBody = /*#__PURE__*/ companyForm({
  companyType: literal('individual'),
  firstName: line(100, 'firstNameRequired'),
  lastName: line(100, 'lastNameRequired'),
  middleName: maybe(line(100)),
  pinfl: maybe(pinfl),
  passportSeries: maybe(passportSeries),
  passportNumber: maybe(passportNumber),
  passportIssuedBy: maybe(line(300)),
  passportIssuedDate: maybe(day),
  registrationAddress: maybe(line(500)),
  actualAddress: maybe(line(500)),
});

/** What a company is created and saved with, by its kind; fields of the other kind are dropped, absent ones emptied. */
export const companyBody = /*#__PURE__*/ variant(
  'companyType',
  [legalBody, individualBody],
  issue('companyTypeRequired'),
);
export type CompanyBody = InferInput<typeof companyBody>;

/** Whether a participant has taken up the invitation. */
export const memberStatuses = ['active', 'pending'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

const memberRow = /*#__PURE__*/ object({
  id,
  userId: text,
  firstName: text,
  lastName: text,
  phone: phoneText,
  role: word(memberRoles),
  status: word(memberStatuses),
});

/**
 * A participant of a company. `userId` is the person, filled from `id` where the provider keeps one id for both;
 * `status` is 'pending' for an invitation that is not accepted, whose person nobody knows yet, else 'active'.
 */
export const companyMember = /*#__PURE__*/ pipe(
  memberRow,
  transform((row) => ({ ...row, userId: row.userId ?? row.id, status: row.status ?? 'active' })),
);
export type CompanyMember = InferOutput<typeof companyMember>;
