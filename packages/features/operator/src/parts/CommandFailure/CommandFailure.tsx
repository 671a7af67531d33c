import type { ApiError } from '@kasb/contract';
import { useMessages, useProblemText } from '@kasb/kit';
import { Banner } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';

/** Why a action was not done, over what it was about; nothing where it was. */
export function CommandFailure({ error }: { error: ApiError | undefined }) {
  const t = useMessages(operatorMessages);
  const problem = useProblemText();
  return <Banner tone="critical">{error && problem(error, t('changeFailed'))}</Banner>;
}
