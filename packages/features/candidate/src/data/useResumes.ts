import {
  copyResume,
  createResume,
  createResumePdf,
  deleteResume,
  getCandidateDashboard,
  getResume,
  getSharedResume,
  listCurrencies,
  listEmploymentTypes,
  listRegions,
  listResumes,
  listResumeVisibilities,
  makeResumeDefault,
  updateResume,
} from '@kasb/contract';
import type { Resume, ResumeBody, ResumeChanges } from '@kasb/contract';
import { useCommand, useIdempotencyKey, useKasb, useQuery } from '@kasb/kit';
import type { Result } from '@kasb/kit';

const touches = [listResumes, getResume, getCandidateDashboard];

/** The candidate's resumes. */
export const useResumes = () => useQuery(listResumes, {});

/** One of them; without an id nothing is read. */
export const useResume = (id: string | undefined) => useQuery(getResume, id === undefined ? null : { params: { id } });

/** A resume by its link. */
export const useSharedResume = (token: string) => useQuery(getSharedResume, { params: { token } });

/** Who may see a resume. */
export const useVisibilities = () => useQuery(listResumeVisibilities, {}).data ?? [];

/** The reference lists of the form; each is empty while it loads and when it does not. */
export function useResumeReferences() {
  return {
    employmentTypes: useQuery(listEmploymentTypes, {}).data ?? [],
    currencies: useQuery(listCurrencies, {}).data ?? [],
    regions: useQuery(listRegions, {}).data ?? [],
  };
}

/** Creates a resume, however often the same is sent. */
export function useResumeCreation() {
  const command = useCommand(createResume, { touches });
  const headersOf = useIdempotencyKey();
  return {
    isPending: command.isPending,
    run: (body: ResumeBody): Promise<Result<Resume>> => command.run({ body }, { headers: headersOf(body) }),
  };
}

/** Changes a resume from the version that it was begun from. */
export function useResumeChange(id: string) {
  const command = useCommand(updateResume, { touches });
  return {
    isPending: command.isPending,
    run: (body: ResumeChanges, version: number | undefined): Promise<Result<Resume>> =>
      command.run(
        { params: { id }, body },
        version === undefined ? undefined : { headers: { 'if-match': `"${version}"` } },
      ),
  };
}

/** Asks for the address of a resume as PDF. */
export function useResumePdf(id: string) {
  const { locale } = useKasb();
  const command = useCommand(createResumePdf);
  return {
    isPending: command.isPending,
    run: () => command.run({ params: { id }, body: { language: locale } }),
  };
}

/** What the menu of a resume does. */
export function useResumeCommands(id: string) {
  const copy = useCommand(copyResume, { touches });
  const makeDefault = useCommand(makeResumeDefault, { touches });
  const remove = useCommand(deleteResume, { touches: [listResumes, getCandidateDashboard] });
  const args = { params: { id } };
  return {
    isDeleting: remove.isPending,
    copy: () => copy.run(args),
    makeDefault: () => makeDefault.run(args),
    remove: () => remove.run(args),
  };
}
