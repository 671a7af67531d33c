import { browserStorage } from '@kasb/kit';
import { useRef, useState } from 'react';
import { readDraft, writeDraft } from '../../model/draft.ts';
import { isSameForm } from '../../model/vacancyForm.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';

/** What a form begins from: the saved values, and their version where there is one. */
export interface FormStart {
  values: VacancyFormValues;
  version?: string;
}

interface FormState extends FormStart {
  saved: FormStart;
  /** When the draft was left that the form was opened with. */
  foundAt?: number;
  /** One's own text, while another person's version is in the form. */
  aside?: VacancyFormValues;
}

/** The values of the form, kept on the device with every key: nothing typed is ever lost. */
export function useDraft(key: string, start: FormStart) {
  const [storage] = useState(browserStorage);
  const [state, setState] = useState((): FormState => {
    const draft = readDraft(storage, key, start.values);
    if (!draft) return { ...start, saved: start };
    const { values, version, aside } = draft;
    return { values, version, aside, saved: start, foundAt: isSameForm(values, start.values) ? undefined : draft.at };
  });
  const latest = useRef(state);

  const put = (next: FormState) => {
    latest.current = next;
    setState(next);
    const { values, version, aside, saved } = next;
    const isClean = !aside && isSameForm(values, saved.values);
    writeDraft(storage, key, isClean ? undefined : { at: Date.now(), version, values, aside });
  };

  return {
    ...state,
    change: (part: Partial<VacancyFormValues>) =>
      put({ ...latest.current, values: { ...latest.current.values, ...part } }),
    /** Back to the saved values. */
    startOver: () => put({ ...latest.current.saved, saved: latest.current.saved }),
    /** Takes another person's version into the form and puts one's own text aside. */
    takeOver: (fresh: FormStart) => put({ ...fresh, saved: fresh, aside: latest.current.values }),
    /** Brings one's own text back, on top of the other person's version. */
    restore: () => put({ ...latest.current, values: latest.current.aside ?? latest.current.values, aside: undefined }),
    /** The form is saved: no copy is needed. */
    forget: () => writeDraft(storage, key, undefined),
  };
}

/** The values of the form and the ways to change them. */
export type DraftForm = ReturnType<typeof useDraft>;
