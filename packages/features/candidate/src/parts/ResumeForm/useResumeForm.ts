import type { FieldError, Resume } from '@kasb/contract';
import { browserStorage, useFieldTexts, useUser } from '@kasb/kit';
import { useState } from 'react';
import { isSameIn } from '../../model/resumeChanges.ts';
import { readResumeDraft, resumeDraftKey, writeResumeDraft } from '../../model/resumeDraft.ts';
import { errorsOf } from '../../model/resumeErrors.ts';
import { valuesOf } from '../../model/resumeValues.ts';
import type { ResumeFormSection, ResumeValues } from '../../model/resumeValues.ts';

/**
 * A part of a resume that is being typed, kept on the device with every key until it is saved: a page that is thrown
 * away loses nothing.
 */
export function useResumeForm(resume: Resume | undefined, sections: readonly ResumeFormSection[]) {
  const userId = useUser()?.id ?? '';
  const [storage] = useState(browserStorage);
  const wording = useFieldTexts();
  const key = resumeDraftKey(userId, resume?.id, sections.join('.'));
  const [saved, setSaved] = useState(() => valuesOf(resume));
  const [state, setState] = useState(
    () => readResumeDraft(storage, key, saved) ?? { values: saved, version: resume?.version },
  );
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({});
  return {
    ...state,
    errors: wording(errors),
    isChanged: !isSameIn(sections, state.values, saved),
    change(part: Partial<ResumeValues>) {
      const next = { ...state, values: { ...state.values, ...part } };
      setState(next);
      setErrors({});
      writeResumeDraft(storage, key, next);
    },
    /** Whether all rules are kept; what is wrong stands under its field. */
    check(values = state.values): boolean {
      const found = errorsOf(sections, values);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    /** What the provider refused stands under its field. */
    refuse: setErrors,
    /** The form begins anew from what is saved now. */
    restart(from: Resume) {
      const values = valuesOf(from);
      setSaved(values);
      setState({ values, version: from.version });
      setErrors({});
      writeResumeDraft(storage, key, undefined);
    },
    /** All of it is saved: no copy is needed. */
    forget: () => writeResumeDraft(storage, key, undefined),
  };
}

/** The values of the form and the ways to change them. */
export type ResumeForm = ReturnType<typeof useResumeForm>;
