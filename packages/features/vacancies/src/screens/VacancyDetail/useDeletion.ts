import type { ApiError } from '@kasb/contract';
import { useLinks, useNavigate } from '@kasb/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDeleteVacancy } from '../../data/useDeleteVacancy.ts';

/** How long the news of a deletion stands before the list, in milliseconds. */
const LEAVE_MS = 1000;

/** Deletes the vacancy after a question, then goes back to the list. */
export function useDeletion(vacancyId: string) {
  const { isPending, remove } = useDeleteVacancy(vacancyId);
  const [step, setStep] = useState<'none' | 'asking' | 'done' | 'failed'>('none');
  const [error, setError] = useState<ApiError>();
  const links = useLinks();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate(links.employerVacancies()));

  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(leave, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [step]);

  return {
    step,
    isPending,
    /** Why it failed. */
    error,
    ask: () => setStep('asking'),
    cancel: () => setStep('none'),
    async confirm() {
      const result = await remove();
      setError(result.ok ? undefined : result.error);
      setStep(result.ok ? 'done' : 'failed');
    },
  };
}

/** What the parts of the page share about the deletion. */
export type Deletion = ReturnType<typeof useDeletion>;
