import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText, useWords } from '@kasb/kit';
import { operatorMessages } from '../../messages/index.ts';

/** Why a vacancy was not taken, or not decided on: it names the operator who was faster, where that is told. */
export function useConflictText(): (error: ApiError | undefined) => string {
  const t = useMessages(operatorMessages);
  const words = useWords();
  const problem = useProblemText();
  return (error) => {
    const { name, status } = error?.body ?? {};
    if (typeof name === 'string' && error?.is('claimedByOther')) return t('moderation.claimed', { name });
    if (typeof name === 'string' && typeof status === 'string' && error?.is('alreadyDecided'))
      return t('moderation.already', { status: words('moderation', status), name });
    return problem(error, t('changeFailed'));
  };
}

/** The same where it is kept for later: it follows the language of the page. */
export function ConflictText({ error }: { error: ApiError }) {
  return <span>{useConflictText()(error)}</span>;
}
