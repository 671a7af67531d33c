import { getPromptInfo } from '@kasb/contract';
import type { Language, PromptInfo } from '@kasb/contract';
import { useQuery } from '@kasb/kit';

/** Which prompt the assistant works by; nothing while it is asked for, `unknown` when that fails. */
export function usePromptInfo(areasActivityId: string | undefined, language: Language): PromptInfo | undefined {
  const query = useQuery(getPromptInfo, { query: { areasActivityId, language } });
  if (query.status === 'ready') return query.data;
  return query.status === 'error'
    ? { type: 'unknown', source: undefined, promptId: undefined, areasActivityId: undefined, error: undefined }
    : undefined;
}
