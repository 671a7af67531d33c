import { check, forward, object, optional, pipe } from 'valibot';
import type { InferInput, InferOutput, OptionalSchema } from 'valibot';
import { day } from './days.ts';
import { bodyLines, format, line, maybe, missing, oneOf, paragraphs, whole, yesNo } from './fields.ts';
import { issue } from './issues.ts';
import { remoteTypes, vacancyStatuses } from './vacancy.ts';

/** The position; nobody saves a vacancy without it. */
export const title = /*#__PURE__*/ line(200, 'titleRequired');
/** What the work is. */
export const description = /*#__PURE__*/ maybe(paragraphs(20_000));
const highest = 1_000_000_000_000;
const salary = /*#__PURE__*/ optional(whole(0, highest));

// A function, since a spread of shared fields is nothing that a bundler dares to drop.
/* @__NO_SIDE_EFFECTS__ */
function vacancyForm<const Title extends typeof title | OptionalSchema<typeof title, undefined>>(titleField: Title) {
  return object(
    {
      title: titleField,
      description,
      location: maybe(line(200)),
      employmentType: maybe(line(100)),
      remoteType: optional(oneOf(remoteTypes)),
      salaryMin: salary,
      salaryMax: salary,
      currency: maybe(format(/^[A-Z]{3}$/, issue('currencyCode'))),
      vacancyStatus: optional(oneOf(vacancyStatuses)),
      requirements: bodyLines,
      benefits: bodyLines,
      /** The last day on which it is open, in Tashkent. */
      validUntil: maybe(day),
      skipValidation: optional(yesNo),
    },
    missing,
  );
}

interface Salary {
  salaryMin?: number | undefined;
  salaryMax?: number | undefined;
}

const isSalaryInOrder = ({ salaryMin, salaryMax }: Salary) =>
  // One that is too high is told of itself.
  salaryMin === undefined || salaryMax === undefined || salaryMin <= salaryMax || salaryMin > highest;
const salaryOrder = /*#__PURE__*/ issue('salaryOrder');

const createFields = /*#__PURE__*/ vacancyForm(title);

/** What a vacancy is created with; `employmentType` is an id of the reference list. */
export const vacancyBody = /*#__PURE__*/ pipe(
  createFields,
  forward(check<InferOutput<typeof createFields>, string>(isSalaryInOrder, salaryOrder), ['salaryMax']),
);
export type VacancyBody = InferInput<typeof vacancyBody>;

const updateFields = /*#__PURE__*/ vacancyForm(optional(title));

/** What a vacancy is saved with: the whole payload, in which what is absent is emptied, or `vacancyStatus` alone. */
export const vacancyUpdate = /*#__PURE__*/ pipe(
  updateFields,
  forward(check(hasTitleOrOnlyStatus, issue('titleRequired')), ['title']),
  forward(check<InferOutput<typeof updateFields>, string>(isSalaryInOrder, salaryOrder), ['salaryMax']),
);
export type VacancyUpdate = InferInput<typeof vacancyUpdate>;

function hasTitleOrOnlyStatus({ title, vacancyStatus, ...rest }: InferOutput<typeof updateFields>): boolean {
  const isStatusAlone = vacancyStatus !== undefined && Object.values(rest).every((value) => value === undefined);
  return title !== undefined || isStatusAlone;
}
