import { boolean, object, optional, picklist, pipe, string, transform, union } from 'valibot';
import type { InferInput } from 'valibot';
import { applicationStatuses } from './applicationStatuses.ts';
import { day } from './days.ts';
import { cursor, limit, line, listOf, maybe, oneOf, reference } from './fields.ts';
import { issue } from './issues.ts';

/** Orders of a list of applications: by their arrival, by how long they have had their status, by votes. */
export const applicationSorts = ['newest', 'oldest', 'waiting', 'vote'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** What a list is narrowed to by votes: somebody for, somebody against, nobody yet. */
export const voteFilters = ['yes', 'no', 'none'] as const;
export type VoteFilter = (typeof voteFilters)[number];

/** One value or several of a query, as `source=a&source=b`. */
const several = /*#__PURE__*/ optional(
  pipe(
    union(
      [
        pipe(
          string(),
          transform((value) => [value]),
        ),
        listOf(string(issue('notText')), 50),
      ],
      issue('notList'),
    ),
    listOf(line(200), 50),
  ),
);

const isAsked = /*#__PURE__*/ optional(
  union(
    [
      boolean(),
      pipe(
        picklist(['true', 'false']),
        transform((value) => value === 'true'),
      ),
    ],
    issue('oneOf', { options: 'true, false' }),
  ),
);

/**
 * What applications are narrowed to; what is absent means all. `q` finds a name, a phone or a title, `from` and `to`
 * are days of Uzbekistan, `matched` wants every looked-for answer given, `withdrawn` those that were taken back alone.
 */
export const applicationFilter = {
  status: /*#__PURE__*/ optional(oneOf(applicationStatuses)),
  vacancy_id: /*#__PURE__*/ maybe(reference),
  source: several,
  city: several,
  q: /*#__PURE__*/ maybe(line(100)),
  from: /*#__PURE__*/ maybe(day),
  to: /*#__PURE__*/ maybe(day),
  stageId: /*#__PURE__*/ maybe(reference),
  vote: /*#__PURE__*/ optional(oneOf(voteFilters)),
  unread: isAsked,
  matched: isAsked,
  withdrawn: isAsked,
};

const filterObject = /*#__PURE__*/ object(applicationFilter);

/** Filters of applications, as they are sent. */
export type ApplicationFilter = InferInput<typeof filterObject>;

/** The order of a list of applications, and the page of it. */
export const applicationPage = { sort: /*#__PURE__*/ optional(oneOf(applicationSorts)), limit, cursor };
