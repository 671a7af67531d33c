import { getVacancy, listCompanyVacancies, listVacancies, updateVacancy, validateVacancyEdit } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { failedSave, sentBody } from './saveVacancy.ts';
import type { SaveRequest, SaveResult, SaveVacancy } from './saveVacancy.ts';

/** Saves a vacancy: asks the edit guard first, then sends it with the version it was begun from. */
export function useUpdateVacancy(vacancyId: string): SaveVacancy {
  const check = useCommand(validateVacancyEdit);
  const update = useCommand(updateVacancy, { touches: [listVacancies, listCompanyVacancies, getVacancy] });
  const params = { id: vacancyId };

  return {
    phase: check.isPending ? 'checking' : update.isPending ? 'saving' : 'idle',
    async save(request: SaveRequest): Promise<SaveResult> {
      const { body, version, isForced } = request;
      if (!isForced) {
        const { title, description, requirements } = body;
        const verdict = await check.run({ params, body: { title, description, requirements } });
        // A check that fails lets the save go on; the provider checks again.
        if (verdict.ok && !verdict.data.isValid) return { status: 'blocked', check: verdict.data };
      }
      const headers = version === undefined ? undefined : { 'if-match': version };
      const result = await update.run({ params, body: sentBody(request) }, { headers });
      if (result.ok) return { status: 'saved', vacancyId };
      return result.error.is('vacancyChanged') ? { status: 'conflict', error: result.error } : failedSave(result.error);
    },
  };
}
