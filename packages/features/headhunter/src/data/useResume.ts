import { getHeadHunterResume } from '@kasb/contract';
import type { ExternalResume } from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';
import { useState } from 'react';

/** What names a resume: it is never opened without all three. */
export interface ResumeKey {
  resumeId: string;
  negotiationId: string;
  vacancyId: string;
}

/** A resume, and the way to open contacts that are locked, which spends a paid view. */
export function useResume({ resumeId, negotiationId, vacancyId }: ResumeKey) {
  const args = { params: { id: resumeId }, query: { negotiation_id: negotiationId, vacancy_id: vacancyId } };
  const query = useQuery(getHeadHunterResume, args);
  const { run, isPending, error } = useCommand(getHeadHunterResume);
  const [opened, setOpened] = useState<ExternalResume>();
  return {
    query,
    /** The resume, with its contacts once they are opened; absent where HeadHunter has none. */
    resume: opened ?? query.data?.resume,
    contacts: {
      isOpening: isPending,
      error,
      async open() {
        const result = await run({ ...args, query: { ...args.query, with_contacts: 'true' } });
        if (result.ok) setOpened(result.data.resume);
      },
    },
  };
}
