import { getPromptInfo } from '@kasb/contract';
import type { Language, PromptInfo } from '@kasb/contract';
import { match, useQuery } from '@kasb/kit';

const unknown: PromptInfo = {
  type: 'unknown',
  source: undefined,
  promptId: undefined,
  areasActivityId: undefined,
  error: undefined,
};

/** Which prompt the assistant works by; nothing while it is asked for, `unknown` when that fails. */
export function usePromptInfo(areasActivityId: string | undefined, language: Language): PromptInfo | undefined {
  const query = useQuery(getPromptInfo, { query: { areasActivityId, language } });
  return match(query, {
    loading: () => undefined,
    error: () => unknown,
    ready: ({ data }) => data,
  });
}
