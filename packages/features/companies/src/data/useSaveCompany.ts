import { createCompany, getCompany, listCompanies, updateCompany } from '@kasb/contract';
import type { ApiError, Company, CompanyBody } from '@kasb/contract';
import { useCommand, useIdempotencyKey, useSession } from '@kasb/kit';

/** How a save ended. `company` is absent where the provider only says that it is done. */
export type SaveResult = { ok: true; id: string; company: Company | undefined } | { ok: false; error: ApiError };

/** Creates a company, or saves the one with the id. */
export function useSaveCompany(companyId: string | undefined) {
  const create = useCommand(createCompany, { touches: [listCompanies] });
  const update = useCommand(updateCompany, { touches: [listCompanies, getCompany] });
  const headersOf = useIdempotencyKey();
  const { state, start } = useSession();
  return {
    isPending: create.isPending || update.isPending,
    async run(body: CompanyBody): Promise<SaveResult> {
      const result =
        companyId === undefined
          ? await create.run({ body }, { headers: headersOf(body) })
          : await update.run({ params: { id: companyId }, body });
      if (!result.ok) return result;
      // The person signed in again elsewhere, so that this save went through.
      if (state.status === 'visitor') await start();
      return { ok: true, id: companyId ?? result.data?.id ?? '', company: result.data };
    },
  };
}
