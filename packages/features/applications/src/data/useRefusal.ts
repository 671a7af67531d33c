import { listMessageTemplates, listRefusalReasons } from '@kasb/contract';
import type { MessageTemplate } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** Why somebody may be refused. */
export function useRefusalReasons() {
  return useQuery(listRefusalReasons, {});
}

/** What a refused candidate may be told; none where a provider has none: then one writes it. */
export function useRefusalTemplates(isAsked: boolean): readonly MessageTemplate[] {
  const templates = useQuery(listMessageTemplates, isAsked ? { query: {} } : null);
  return (templates.data?.items ?? []).filter(({ kind }) => kind === 'refusal' || kind === 'closed');
}

/** What many may be told; none with a link to an interview, which is of one. */
export function useManyTemplates(isAsked: boolean): readonly MessageTemplate[] {
  const templates = useQuery(listMessageTemplates, isAsked ? { query: {} } : null);
  return (templates.data?.items ?? []).filter(({ text_ru: ru = '', text_uz: uz }) =>
    [ru, uz ?? ''].every((text) => !text.includes('interview_link')),
  );
}
