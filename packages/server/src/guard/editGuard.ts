import type { Language } from '@kasb/contract';

/** What of a vacancy the guard reads; texts and lines may be absent. */
export interface GuardedVacancy {
  /** The position's name. */
  title: string;
  /** Absent or null after an edit: the description was not sent, so it did not change. */
  description?: string | null | undefined;
  /** One demand an item; absent or null after an edit: not sent, so not changed. */
  requirements?: readonly string[] | null | undefined;
  /** Whose vacancy it is, for the budget of a language model. */
  company_id?: string | undefined;
}

/** A vacancy as it is stored and as an edit would leave it. */
export interface EditCheckInput {
  /** The stored vacancy. */
  before: GuardedVacancy;
  /** The vacancy after the edit. */
  after: GuardedVacancy;
  /** Who edits, for the budget of a language model. */
  personId?: string;
  /** In which language a model tells a person; rules tell codes. @default 'ru' */
  language?: Language;
}

/** What the guard says of an edit (docs/domain.md#edit-guard): `isValid` alone decides, the score only colours. */
export interface EditCheck {
  /** Whether the vacancy stays the same position. */
  isValid: boolean;
  /** A whole number from 0 to 100; below 40 when a rule forbids the edit. */
  similarityScore: number;
  /** The code of a reason with its values (`encodedReason`), or a sentence in the person's language. */
  reason: string;
  /** The same, of what deserves a second look but forbids nothing. */
  warnings: string[];
}

/** The port of the edit guard: rules or a language model; it may reject, and then the save goes on unchecked. */
export interface EditGuard {
  /** Judges one edit. */
  check(input: EditCheckInput): Promise<EditCheck>;
}
