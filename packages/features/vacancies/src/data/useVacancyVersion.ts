import { getVacancy } from '@kasb/contract';
import type { Vacancy } from '@kasb/contract';
import { useKasb } from '@kasb/kit';
import { useCallback, useEffect, useState } from 'react';

/** A vacancy as it was read for editing, with the `ETag` that its save names. */
export interface VacancyVersion {
  vacancy: Vacancy;
  version: string | undefined;
}

/** What the form of a vacancy begins from. */
export type VacancyVersionState =
  | { status: 'loading' }
  | { status: 'missing'; retry: () => void }
  | ({ status: 'ready' } & VacancyVersion);

/**
 * Reads a vacancy once for editing. It is no query of the cache: what changes elsewhere must not change under the
 * person's hands, and a save has to name the very version that the form began from.
 */
export function useVacancyVersion(vacancyId: string) {
  const { client } = useKasb();
  const [state, setState] = useState<VacancyVersionState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  const read = useCallback(
    async (signal?: AbortSignal): Promise<VacancyVersion> => {
      const { data, headers } = await client.send(getVacancy, { params: { id: vacancyId } }, { signal });
      return { vacancy: data, version: headers.get('etag') ?? undefined };
    },
    [client, vacancyId],
  );

  useEffect(() => {
    const abort = new AbortController();
    const retry = () => {
      setState({ status: 'loading' });
      setAttempt((last) => last + 1);
    };
    read(abort.signal).then(
      (version) => setState({ status: 'ready', ...version }),
      () => !abort.signal.aborted && setState({ status: 'missing', retry }),
    );
    return () => abort.abort();
  }, [read, attempt]);

  return { state, read };
}
