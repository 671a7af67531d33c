import { issuesOf, vacancyBody } from '@kasb/contract';
import type { ApiError, FieldError, VacancyEditCheck } from '@kasb/contract';
import { KeptText, ProblemSentence, useFieldTexts, useSession } from '@kasb/kit';
import type { KeyOf } from '@kasb/kit';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { safeParse } from 'valibot';
import type { SaveVacancy } from '../../data/saveVacancy.ts';
import { vacanciesMessages } from '../../messages/index.ts';
import { presentVersion } from '../../model/refusal.ts';
import { bodyOf, isSalarySwapped } from '../../model/vacancyForm.ts';
import type { VacancyFormValues } from '../../model/vacancyForm.ts';
import type { DraftForm, FormStart } from './useDraft.ts';

/** What is said over the bar of the form. */
export interface FormMessage {
  tone: 'positive' | 'critical';
  text: ReactNode;
}

interface VacancyFormOptions {
  draft: DraftForm;
  saver: SaveVacancy;
  companyId: string;
  /** Id of the reference list that is chosen, or the default one. */
  employmentType: string;
  isEdit: boolean;
  /** Reads the vacancy again; nothing when that fails. */
  reread?: () => Promise<FormStart | undefined>;
  onSaved: (vacancyId: string) => void;
}

interface SaveOptions {
  isForced?: boolean;
  version?: string;
}

const say = (text: KeyOf<typeof vacanciesMessages>) => <KeptText messages={vacanciesMessages} text={text} />;

/** Saving the form: its refusals by field, by the edit guard and by another person's save. */
export function useVacancyForm({
  draft,
  saver,
  companyId,
  employmentType,
  isEdit,
  reread,
  onSaved,
}: VacancyFormOptions) {
  const fieldTexts = useFieldTexts();
  const session = useSession();
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({});
  const [message, setMessage] = useState<FormMessage>();
  const [guard, setGuard] = useState<VacancyEditCheck>();
  const [conflict, setConflict] = useState<{ error: ApiError; isForced: boolean }>();
  const [isSaved, setSaved] = useState(false);
  const isBusy = useRef(false);

  const fail = (text: ReactNode, fields: Readonly<Record<string, FieldError>> = {}) => {
    setErrors(byField(fields));
    setMessage({ tone: 'critical', text });
  };

  async function save({ isForced = false, version = draft.version }: SaveOptions = {}) {
    if (isBusy.current || isSaved) return;
    setMessage(undefined);
    setErrors({});
    const body = bodyOf(draft.values, employmentType);
    if (isSalarySwapped(draft.values)) return fail(say('form.checkFields'), { salaryMax: { code: 'salaryOrder' } });
    const checked = safeParse(vacancyBody, body);
    if (!checked.success) return fail(say('form.checkFields'), issuesOf(checked.issues));
    isBusy.current = true;
    const result = await saver.save({ companyId, body, version, isForced });
    isBusy.current = false;
    setGuard(result.status === 'blocked' ? result.check : undefined);
    setConflict(result.status === 'conflict' ? { error: result.error, isForced } : undefined);
    switch (result.status) {
      case 'saved':
        setSaved(true);
        draft.forget();
        // The person signed in again in another tab.
        if (session.state.status === 'visitor') void session.start();
        setMessage({
          tone: 'positive',
          text: say(savedWords(isEdit, isForced)),
        });
        return onSaved(result.vacancyId);
      case 'noId':
        return fail(say('form.noId'));
      case 'failed':
        return fail(
          result.text ?? <ProblemSentence error={result.error} messages={vacanciesMessages} fallback="form.failed" />,
          result.error?.fields,
        );
      case 'blocked':
      case 'conflict':
    }
  }

  const phase: SaveVacancy['phase'] | 'saved' = isSaved ? 'saved' : saver.phase;
  return {
    errors: fieldTexts(errors),
    message,
    guard,
    conflict: conflict?.error,
    phase,
    save,
    change(part: Partial<VacancyFormValues>) {
      draft.change(part);
      const touched = Object.keys(part).map((name) => (name === 'status' ? 'vacancyStatus' : name));
      if (touched.some((name) => name in errors))
        setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !touched.includes(name))));
    },
    closeGuard: () => setGuard(undefined),
    cancelChanges() {
      setGuard(undefined);
      draft.startOver();
    },
    closeConflict: () => setConflict(undefined),
    /** Over the other person's version, unless a third one has come since. */
    overwrite: () => conflict && save({ isForced: conflict.isForced, version: presentVersion(conflict.error) ?? '*' }),
    async takeTheirs() {
      const fresh = await reread?.();
      setConflict(undefined);
      if (fresh) draft.takeOver(fresh);
      else fail(say('form.failed'));
    },
  };
}

/** Errors by field: what is wrong with one line of a list is wrong with the list. */
function byField(fields: Readonly<Record<string, FieldError>>): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const [name, error] of Object.entries(fields)) errors[name.split('.')[0] ?? name] ??= error;
  return errors;
}

/** The form's saving, for its parts. */
export type VacancyFormState = ReturnType<typeof useVacancyForm>;

/** What is said of a vacancy that was saved. */
function savedWords(isEdit: boolean, isForced: boolean) {
  if (isForced) return isEdit ? 'form.updatedForced' : 'form.createdForced';
  return isEdit ? 'vacancyUpdated' : 'form.created';
}
