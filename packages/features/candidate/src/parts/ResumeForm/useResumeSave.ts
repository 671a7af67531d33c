import { resume as resumeSchema } from '@kasb/contract';
import type { Resume } from '@kasb/contract';
import { useState } from 'react';
import { safeParse } from 'valibot';
import { useResumeChange } from '../../data/useResumes.ts';
import { changesOf } from '../../model/resumeChanges.ts';
import type { ResumeFormSection } from '../../model/resumeValues.ts';
import type { ResumeForm } from './useResumeForm.ts';

/** How a save ended; `refused` and `conflict` are told by the form and its dialog. */
export type Saved = { status: 'saved'; resume: Resume } | { status: 'refused' | 'conflict' | 'failed' };

/** Saves sections of a resume from the version that they were begun from; a newer one waits for an answer. */
export function useResumeSave(resumeId: string, sections: readonly ResumeFormSection[], form: ResumeForm) {
  const command = useResumeChange(resumeId);
  const [current, setCurrent] = useState<Resume>();

  async function send(version: number | undefined): Promise<Saved> {
    const result = await command.run(changesOf(sections, form.values), version);
    if (result.ok) {
      setCurrent(undefined);
      form.restart(result.data);
      return { status: 'saved', resume: result.data };
    }
    if (result.error.is('resumeChanged')) {
      const { success, output } = safeParse(resumeSchema, result.error.body.current);
      if (!success) return { status: 'failed' };
      setCurrent(output);
      return { status: 'conflict' };
    }
    if (Object.keys(result.error.fields).length === 0) return { status: 'failed' };
    form.refuse(result.error.fields);
    return { status: 'refused' };
  }

  return {
    isPending: command.isPending,
    /** The newer one, while it is asked whose words stay. */
    current,
    save: async (): Promise<Saved> => (form.check() ? send(form.version) : { status: 'refused' }),
    saveMine: async (): Promise<Saved> => send(current?.version),
    takeTheirs() {
      if (current) form.restart(current);
      setCurrent(undefined);
    },
    putOff: () => setCurrent(undefined),
  };
}
