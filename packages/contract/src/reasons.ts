import { object, record, union, number, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { encoded } from './coded.ts';
import { part, text } from './lenient.ts';

/** Why something ended as it did that is no failed call, with the names of the values that its words need. */
export const reasonValues = {
  // Of the edit guard.
  positionSame: [],
  positionKept: [],
  positionClarified: [],
  positionCombined: [],
  positionUntranslated: [],
  positionClose: [],
  professionDiffers: ['before', 'after'],
  professionChanged: ['before', 'after'],
  specialisationChanged: ['before', 'after'],
  levelChanged: ['before', 'after'],
  titleClarified: [],
  titleCombined: [],
  titleUntranslated: [],
  positionUnreadable: [],
  textsUnreadable: [],
  descriptionRewritten: [],
  requirementsChanged: [],
  // Of the moderation rules.
  titleWithoutPosition: [],
  titleWithContacts: [],
  descriptionTooShort: ['min'],
  requirementMissing: [],
  demandsSex: [],
  demandsAge: [],
  demandsOrigin: [],
  // Of a moderator.
  moderatorContacts: [],
  moderatorDiscrimination: [],
  moderatorThin: [],
  moderatorSalary: [],
  moderatorNotVacancy: [],
  moderatorAsksMoney: [],
  moderatorDuplicate: [],
  moderatorForeignCompany: [],
  moderatorInsult: [],
  moderatorSays: ['ru', 'uz'],
  // Of a publication to one service.
  serviceRemoved: [],
  sendingCutOff: ['channel'],
  channelSilent: ['channel'],
  channelUnreachable: ['channel'],
  channelBusy: ['channel'],
  channelDown: ['channel', 'status'],
  channelRefused: ['channel', 'status', 'detail'],
  channelUnclear: ['channel'],
  channelWithoutAddress: ['channel'],
  channelUnset: ['channel'],
  channelNotAdmin: ['channel'],
  unknownReason: [],
  // Of HeadHunter.
  hhNotPublished: [],
  hhDown: [],
  hhLater: [],
  hhRevoked: [],
  hhKeyChanged: [],
  hhNotConnected: [],
  hhConnectFirst: [],
  hhToldOnceConnected: [],
  hhRefused: [],
  hhMissing: [],
  hhForeignAddress: [],
  hhBadUserAgent: [],
  hhNotEmployer: [],
  hhNoApplication: [],
  hhApiUnpaid: [],
  hhManagerClosed: [],
  hhCaptcha: [],
  hhResumeLimit: [],
  hhContactsSpent: [],
  hhResumesUnpaid: [],
  hhContactsForbidden: [],
  hhNoSuchStep: [],
  hhStepRefused: [],
  hhStepNeedsMore: [],
  hhMessageNeeded: [],
  hhMessageTooLong: [],
  hhNegotiationArchived: [],
  hhChatArchived: [],
  hhResumeDeleted: [],
  hhVacancyMissing: [],
  hhVacancyClosed: [],
  hhAddressNeeded: [],
  hhServicesSpent: [],
  hhInvitationLimit: [],
  hhMessageLimit: [],
  hhWaitsForAnswer: [],
  hhPostingsSpent: [],
  hhPostingQuota: [],
  hhVacancyExists: [],
  hhPostingForbidden: [],
  hhDescriptionShort: [],
  hhDescriptionMail: [],
  hhCityUnknown: [],
  hhRoleUnknown: [],
  hhRoleRefused: [],
  hhSalaryRefused: [],
  hhFieldsRefused: [],
} as const satisfies Record<string, readonly string[]>;

/** Why something ended as it did. */
export type ReasonCode = keyof typeof reasonValues;

/** A reason in an answer, beside its text: a {@link ReasonCode}, or a word of the provider, with its values. */
export const reason = /*#__PURE__*/ object({
  code: text,
  values: part(record(string(), union([string(), number()]))),
});
export type Reason = InferOutput<typeof reason>;

/** A reason as a provider keeps it: its code, and its values where its words need some. */
/* @__NO_SIDE_EFFECTS__ */
export function encodedReason<const Code extends ReasonCode>(
  code: Code,
  ...values: [] extends (typeof reasonValues)[Code]
    ? []
    : [Record<(typeof reasonValues)[Code][number], string | number>]
): string {
  return encoded(code, values[0]);
}
