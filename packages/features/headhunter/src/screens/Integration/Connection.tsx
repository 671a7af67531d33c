import { useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, Card, LoadingRegion, Skeleton, Spinner, Stack } from '@kasb/ui';
import { useConnection, useConnectionCommands } from '../../data/useConnection.ts';
import { headhunterMessages } from '../../messages/index.ts';
import { Connected } from './Connected.tsx';
import * as css from './Integration.css.ts';
import type { IntegrationProps } from './Integration.tsx';
import { NotConfigured } from './NotConfigured.tsx';
import { NotConnected } from './NotConnected.tsx';
import { useConsent } from './useConsent.ts';
import { useReturn } from './useReturn.ts';

export interface ConnectionProps extends Omit<IntegrationProps, 'messages'> {
  onLeave: (address: string) => void;
}

/** The connection as it is, and what has just become of it. */
export function Connection({ onLeave, onReturned, ...returned }: ConnectionProps) {
  const t = useMessages(headhunterMessages);
  const problem = useProblemText();
  const query = useConnection();
  const { connect, finish, disconnect, sync } = useConnectionCommands();
  const consent = useConsent(connect, onLeave);
  const { isFinishing, notice, clear } = useReturn(returned, finish, onReturned);
  const begin = () => {
    clear();
    void consent.begin();
  };
  if (isFinishing) {
    return (
      <Card>
        <Spinner>{t('integration.finishing')}</Spinner>
      </Card>
    );
  }
  return (
    <>
      <Banner tone={notice?.tone} className={css.notice}>
        {notice?.text}
      </Banner>
      <Banner tone="critical" className={css.notice}>
        {consent.trouble}
      </Banner>
      {query.status === 'loading' && <ConnectionSkeleton />}
      {query.status === 'error' &&
        (query.error.is('headHunterNotConfigured', 'moduleDisabled', 'noRoute') ? (
          <NotConfigured text={query.error.is('noRoute') ? undefined : problem(query.error)} />
        ) : (
          <Banner
            tone="critical"
            action={
              <Button size="sm" onPress={query.retry}>
                {t('common.retry')}
              </Button>
            }
          >
            {problem(query.error, t('integration.loadFailed'))}
          </Banner>
        ))}
      {query.status === 'ready' && !query.data.configured && !query.data.connected && (
        <NotConfigured text={query.data.error} />
      )}
      {query.status === 'ready' && query.data.configured && !query.data.connected && (
        <NotConnected error={query.data.error} isPending={consent.isPending} onConnect={begin} />
      )}
      {query.status === 'ready' && query.data.connected && (
        <Connected
          connection={query.data}
          sync={sync}
          disconnect={disconnect}
          isReconnecting={consent.isPending}
          onReconnect={begin}
        />
      )}
    </>
  );
}

function ConnectionSkeleton() {
  return (
    <LoadingRegion>
      <Card>
        <Stack gap={3}>
          <Skeleton width="44%" height={22} />
          <Skeleton width="80%" />
          <Skeleton width="64%" />
          <Skeleton width={200} height={40} />
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
