import { createVacancy, listCompanyVacancies, listVacancies } from '@kasb/contract';
import { useCommand, useIdempotencyKey } from '@kasb/kit';
import { failedSave, sentBody } from './saveVacancy.ts';
import type { SaveResult, SaveVacancy } from './saveVacancy.ts';

/** Creates a vacancy under a company, once for one form. */
export function useCreateVacancy(): SaveVacancy {
  const command = useCommand(createVacancy, { touches: [listVacancies, listCompanyVacancies] });
  const headersOf = useIdempotencyKey();
  return {
    phase: command.isPending ? 'saving' : 'idle',
    async save(request): Promise<SaveResult> {
      const sent = { params: { id: request.companyId }, body: sentBody(request) };
      const result = await command.run(sent, { headers: headersOf(sent) });
      if (!result.ok) return failedSave(result.error);
      const { id, error } = result.data;
      if (id !== undefined) return { status: 'saved', vacancyId: id };
      if (error !== undefined) return { status: 'failed', text: error };
      console.error(
        'Kasb: a vacancy was created, but its answer has no id in vacancy.id, id, data.vacancy.id or data.id.',
        result.data,
      );
      return { status: 'noId' };
    },
  };
}
