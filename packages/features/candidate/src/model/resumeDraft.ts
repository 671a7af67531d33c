import type { SessionStorage } from '@kasb/kit';
import { valuesOf } from './resumeValues.ts';
import type { ResumeValues } from './resumeValues.ts';

/** A form of a resume that was not saved, as it is kept on the device. */
export interface ResumeDraft {
  /** The version that it was begun from. */
  version: number | undefined;
  values: ResumeValues;
}

/** Where the draft of a section is kept; never another person's. */
export const resumeDraftKey = (userId: string, resumeId: string | undefined, section: string) =>
  `kasb.resume.${userId}.${resumeId ?? 'new'}.${section}`;

/** The draft that is kept, or nothing; what this version of the form cannot read counts as nothing. */
export function readResumeDraft(storage: SessionStorage, key: string, like: ResumeValues): ResumeDraft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(key) ?? 'null') as Partial<ResumeDraft> | null;
    if (typeof draft?.values !== 'object' || draft.values === null) return undefined;
    // What the form did not ask yet when the draft was kept.
    const values = { ...like, ...draft.values };
    const kept: Partial<Record<string, unknown>> = { ...values };
    const isReadable = Object.entries(like).every(
      ([name, value]) => typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
    );
    return isReadable ? { version: draft.version, values } : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; a full or denied storage is ignored. */
export function writeResumeDraft(storage: SessionStorage, key: string, draft: ResumeDraft | undefined): void {
  try {
    if (draft) storage.setItem(key, JSON.stringify(draft));
    else storage.removeItem(key);
  } catch {
    // The form goes on without a copy of itself.
  }
}

/** Begins the form of a new resume with what is known already; one that was begun before stays as it is. */
export function beginResume(
  storage: SessionStorage,
  userId: string,
  known: Pick<ResumeValues, 'title' | 'location' | 'start'>,
): void {
  const key = resumeDraftKey(userId, undefined, 'work');
  const values = valuesOf();
  if (!readResumeDraft(storage, key, values))
    writeResumeDraft(storage, key, { version: undefined, values: { ...values, ...known } });
}
