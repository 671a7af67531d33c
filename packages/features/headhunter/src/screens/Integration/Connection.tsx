import { LoadFailure, match, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Card, LoadingRegion, Skeleton, Spinner, Stack } from '@kasb/ui';
import { useConnection, useConnectionCommands } from '../../data/useConnection.ts';
import { headhunterMessages } from '../../messages/index.ts';
import type { ReturnQuery } from '../../model/returned.ts';
import { Connected } from './Connected.tsx';
import * as css from './Integration.css.ts';
import { NotConfigured } from './NotConfigured.tsx';
import { NotConnected } from './NotConnected.tsx';
import { useConsent } from './useConsent.tsx';
import { useReturn } from './useReturn.tsx';

export interface ConnectionProps extends ReturnQuery {
  /** What HeadHunter sent back has been read: the host takes `code`, `state` and `error` off its address. */
  onReturned?: () => void;
  /** Leaves for the page where HeadHunter asks for consent. */
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
  const content = match(query, {
    loading: () => <ConnectionSkeleton />,
    error: (failure) =>
      failure.error.is('headHunterNotConfigured', 'moduleDisabled', 'noRoute') ? (
        <NotConfigured text={failure.error.is('noRoute') ? undefined : problem(failure.error)} />
      ) : (
        <LoadFailure failure={failure}>{t('integration.loadFailed')}</LoadFailure>
      ),
    ready({ data }) {
      if (data.connected) {
        return (
          <Connected
            connection={data}
            sync={sync}
            disconnect={disconnect}
            isReconnecting={consent.isPending}
            onReconnect={begin}
          />
        );
      }
      if (!data.configured) return <NotConfigured text={data.error} />;
      return <NotConnected error={data.error} isPending={consent.isPending} onConnect={begin} />;
    },
  });
  return (
    <>
      <Banner tone={notice?.tone} className={css.notice}>
        {notice?.text}
      </Banner>
      <Banner tone="critical" className={css.notice}>
        {consent.trouble}
      </Banner>
      {content}
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
