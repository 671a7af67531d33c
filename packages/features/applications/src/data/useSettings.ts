import {
  createMessageTemplate,
  deleteMessageTemplate,
  getApplication,
  getApplicationBoard,
  listApplications,
  listCompanies,
  listMessageTemplates,
  listStages,
  listVacancyApplications,
  saveStages,
  updateMessageTemplate,
} from '@kasb/contract';
import { useCommand, useIdempotencyKey, useQuery } from '@kasb/kit';
import { templateBodyOf } from '../model/templateDraft.ts';
import type { TemplateDraft } from '../model/templateDraft.ts';

/** The employer's companies: each has its own steps and templates. */
export function useCompanies() {
  return useQuery(listCompanies, {});
}

/** A company's own steps. */
export function useCompanyStages(companyId: string) {
  return useQuery(listStages, { params: { id: companyId } });
}

/** Saves them, the whole list: applications in one that is gone fall back to its status. */
export function useStagesSave() {
  return useCommand(saveStages, {
    touches: [listStages, getApplicationBoard, listApplications, listVacancyApplications, getApplication],
  });
}

/** Templates of a company, the built-in ones first. */
export function useCompanyTemplates(companyId: string) {
  return useQuery(listMessageTemplates, { query: { companyId } });
}

/** Saves a template, a new one under a key, and deletes it. */
export function useTemplateCommands(companyId: string) {
  const touches = [listMessageTemplates];
  const headersOf = useIdempotencyKey();
  const created = useCommand(createMessageTemplate, { touches });
  const changed = useCommand(updateMessageTemplate, { touches });
  const deleted = useCommand(deleteMessageTemplate, { touches });
  return {
    isPending: created.isPending || changed.isPending,
    error: created.error ?? changed.error,
    isDeleting: deleted.isPending,
    save(draft: TemplateDraft) {
      const body = templateBodyOf(draft);
      if (draft.id !== undefined) return changed.run({ params: { id: draft.id }, body });
      const own = { companyId, ...body };
      return created.run({ body: own }, { headers: headersOf(own) });
    },
    remove: (id: string) => deleted.run({ params: { id } }),
    reset() {
      created.reset();
      changed.reset();
    },
  };
}

/** An applicant for whom a template is shown filled in. */
export function useSample() {
  const read = useQuery(listApplications, { query: { limit: 1 } });
  return read.data?.items[0];
}
