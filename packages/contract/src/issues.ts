import { encoded } from './coded.ts';
import type { CodedValues } from './coded.ts';

/** What can be wrong with one value of a body or a query, with the names of the values that its words need. */
export const issueValues = {
  invalidValue: [],
  required: [],
  notObject: [],
  notText: [],
  notList: [],
  notBoolean: [],
  tooLong: ['max'],
  tooMany: ['max'],
  wholeNumber: ['min', 'max'],
  oneOf: ['options'],
  digits: ['count'],
  onlyDigits: [],
  passportSeries: [],
  currencyCode: [],
  slug: [],
  notDate: [],
  notTime: [],
  notEmail: [],
  notPhone: [],
  foreignPhone: ['country'],
  severalPhones: [],
  notAddress: [],
  addressScheme: [],
  notSalary: [],
  notNumber: [],
  notOption: [],
  optionsRequired: ['min', 'max'],
  salaryOrder: [],
  monthOrder: [],
  monthAhead: [],
  tooEarly: ['year'],
  dayOver: [],
  languageTwice: [],
  noRecording: [],
  emptyRecording: [],
  // What is asked for by its name.
  firstNameRequired: [],
  lastNameRequired: [],
  companyNameRequired: [],
  companyTypeRequired: [],
  companyRequired: [],
  areaRequired: [],
  phoneRequired: [],
  emailRequired: [],
  addressRequired: [],
  dateRequired: [],
  monthRequired: [],
  codeRequired: [],
  titleRequired: [],
  messageRequired: [],
  questionRequired: [],
  serviceRequired: [],
  mediaTypeRequired: [],
  answersRequired: [],
  commentRequired: [],
  slugRequired: [],
  reasonRequired: [],
  meaningRequired: [],
  // What only a provider can know.
  unknownArea: [],
  areaNotWithin: [],
  areaLoop: [],
  unknownCity: [],
  unknownEmploymentType: [],
  unknownCurrency: [],
  unknownPage: [],
  unknownQuestion: [],
  serviceGone: [],
  skillAdded: [],
  foreignHeadHunterVacancy: [],
  recordingIncomplete: [],
  recordingTooLong: [],
  recordingFormat: [],
  pdfNeeded: [],
  unknownVariable: ['name'],
  variableMissing: ['name'],
  demandForbidden: [],
} as const satisfies Record<string, readonly string[]>;

/** What is wrong with a value. */
export type IssueCode = keyof typeof issueValues;

/** The values that the words of an issue need, by name. */
export type IssueValues<Code extends IssueCode = IssueCode> = Record<
  (typeof issueValues)[Code][number],
  string | number
>;

/** What is wrong with a value, as it goes over the wire and as forms keep it. */
export interface Issue {
  code: IssueCode;
  values?: CodedValues;
}

/** The message of a schema: an issue's code, and its values where its words need some. */
/* @__NO_SIDE_EFFECTS__ */
export function issue<const Code extends IssueCode>(
  code: Code,
  ...values: [] extends (typeof issueValues)[Code] ? [] : [IssueValues<Code>]
): string {
  return encoded(code, values[0]);
}
