import type { Resume } from '@kasb/contract';
import type { ReactNode } from 'react';
import { useOwnResumes } from '../../data/useOwnResumes.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

/** Whoever is signed in chooses a resume in the form, which waits for them. */
export function OwnResumes({ children }: { children: (resumes: readonly Resume[]) => ReactNode }) {
  const { isLoading, resumes } = useOwnResumes(true);
  return isLoading ? <FormSkeleton /> : children(resumes);
}
