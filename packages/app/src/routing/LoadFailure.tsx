import { useMessages } from '@kasb/kit';
import { appMessages } from '../messages/index.ts';
import { Trouble } from './Trouble.tsx';

export interface LoadFailureProps {
  /** `chunk`: a lazy part did not arrive; `crash`: the page broke. */
  kind: 'chunk' | 'crash';
}

/** A lazy part that did not load, or a page that broke, with a reload as the way on. */
export function LoadFailure({ kind }: LoadFailureProps) {
  const t = useMessages(appMessages);
  return (
    <Trouble
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={t('chunk.reload')}
      onAction={() => location.reload()}
    />
  );
}
