import { listResumes } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** The resumes that may go with a response, the default one first; a visitor has none to ask for. */
export function useOwnResumes(isAsked: boolean) {
  const query = useQuery(listResumes, isAsked ? {} : null);
  const resumes = (query.data?.items ?? []).filter(({ visibility }) => visibility !== 'nobody');
  return {
    isLoading: isAsked && query.status === 'loading',
    resumes: [...resumes.filter((each) => each.is_default), ...resumes.filter((each) => !each.is_default)],
  };
}
