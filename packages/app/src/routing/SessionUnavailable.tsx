import { useMessages, useSession } from '@kasb/kit';
import { appMessages } from '../messages/index.ts';
import { Trouble } from './Trouble.tsx';

/** The provider could not be asked who is here: nobody is signed out for a dead line. */
export function SessionUnavailable() {
  const t = useMessages(appMessages);
  const { start } = useSession();
  return (
    <Trouble
      title={t('session.unavailable')}
      text={t('session.unavailableText')}
      action={t('retry')}
      onAction={() => void start()}
    />
  );
}
