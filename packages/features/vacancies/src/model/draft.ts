import type { SessionStorage } from '@kasb/kit';
import type { VacancyFormValues } from './vacancyForm.ts';

/** An unfinished form as it is kept on the device (docs/domain.md#drafts). */
export interface Draft {
  /** When it was last typed in, milliseconds since 1970. */
  at: number;
  /** The version of the vacancy that it was begun from: an older one than the server's makes a conflict. */
  version?: string;
  values: VacancyFormValues;
  /** One's own text, put aside while another person's version is in the form. */
  aside?: VacancyFormValues;
}

/** Where a draft is kept: of a vacancy, of a company's new vacancy, or of a new one; never another person's. */
export function draftKey(userId: string, { vacancyId, companyId }: { vacancyId?: string; companyId?: string }): string {
  return `kasb.draft.${userId}.${vacancyId ?? `new${companyId ? `.${companyId}` : ''}`}`;
}

/** The draft that is kept, or nothing; what this version of the form cannot read counts as nothing. */
export function readDraft(storage: SessionStorage, key: string, like: VacancyFormValues): Draft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<Draft> | null;
    if (!draft || typeof draft.at !== 'number' || !isForm(draft.values, like)) return undefined;
    return {
      at: draft.at,
      version: draft.version,
      values: draft.values,
      aside: isForm(draft.aside, like) ? draft.aside : undefined,
    };
  } catch {
    return undefined;
  }
}

/** Keeps a draft; a full or denied storage is ignored. */
export function writeDraft(storage: SessionStorage, key: string, draft: Draft | undefined): void {
  try {
    if (draft) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {
    // The form goes on without a copy of itself.
  }
}

function isForm(value: unknown, like: VacancyFormValues): value is VacancyFormValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.keys(like).every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
}
