import type { ApiError, DeviceSession } from '@kasb/contract';
import {
  isLacking,
  KeptText,
  LoadFailure,
  match,
  ProblemSentence,
  useKasb,
  useLinks,
  useMessages,
  useNavigate,
} from '@kasb/kit';
import { Banner, Button, Card, Heading, LoadingRegion, Skeleton, Text } from '@kasb/ui';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useDevices } from '../../data/useDevices.ts';
import { employerMessages } from '../../messages/index.ts';
import { DeviceRow } from './DeviceRow.tsx';
import * as css from './Devices.css.ts';
import { EndAllDialog } from './EndAllDialog.tsx';

/** How long a success stays, in milliseconds. */
const NOTICE_MS = 5000;

/** Where the person is signed in, each with the way to end it, and all at once. */
export function Devices() {
  const t = useMessages(employerMessages);
  const query = useDevices();
  const { session } = useKasb();
  const links = useLinks();
  const navigate = useNavigate();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState<{ tone: 'positive' | 'critical'; text: ReactNode }>();
  const [now] = useState(Date.now);
  if (query.status === 'error' && isLacking(query.error)) return null;

  const leave = () => {
    session.signOut();
    navigate(links.home(), { replace: true });
  };
  const fail = (error: ApiError) =>
    setNotice({
      tone: 'critical',
      text: <ProblemSentence error={error} messages={employerMessages} fallback="devices.endFailed" />,
    });
  const succeed = (done: 'devices.ended' | 'devices.othersEnded') => {
    setNotice({ tone: 'positive', text: <KeptText messages={employerMessages} text={done} /> });
    match(query, { loading: () => {}, error: () => {}, ready: ({ refresh }) => refresh() });
    // What was pressed is gone.
    card.current?.focus();
  };
  const devices: readonly DeviceSession[] = query.data?.items ?? [];
  return (
    <Card ref={card} as="section" padding="none" aria-labelledby={id} tabIndex={-1} className={css.card}>
      <div className={css.head}>
        <div className={css.names}>
          <Heading id={id} level={2} size="h3">
            {t('devices.title')}
          </Heading>
          <Text size="sm" tone="muted">
            {t('devices.hint')}
          </Text>
        </div>
        {devices.length > 1 && (
          <Button size="sm" onPress={() => setAsking(true)}>
            {t('devices.endAll')}
          </Button>
        )}
      </div>
      <div className={notice && css.notice}>
        <Banner
          tone={notice?.tone ?? 'positive'}
          {...(notice?.tone === 'positive' && { timeout: NOTICE_MS, onClose: () => setNotice(undefined) })}
        >
          {notice?.text}
        </Banner>
      </div>
      {match(query, {
        loading: () => <RowsSkeleton />,
        error: (failure) => (
          <div className={css.notice}>
            <LoadFailure failure={failure} isQuiet>
              {t('devices.failed')}
            </LoadFailure>
          </div>
        ),
        ready: () =>
          devices.length > 0 && (
            <ul aria-labelledby={id} className={css.rows}>
              {devices.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  now={now}
                  onEnded={() => (device.is_current ? leave() : succeed('devices.ended'))}
                  onFailed={fail}
                />
              ))}
            </ul>
          ),
      })}
      <EndAllDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAllEnded={leave}
        onOthersEnded={() => succeed('devices.othersEnded')}
        onFailed={fail}
      />
    </Card>
  );
}

function RowsSkeleton() {
  return (
    <LoadingRegion>
      {[180, 140].map((width) => (
        <div key={width} className={css.row}>
          <Skeleton shape="circle" width={36} height={36} />
          <span className={css.ghost}>
            <Skeleton width={width} height={16} />
            <Skeleton width={220} />
          </span>
        </div>
      ))}
    </LoadingRegion>
  );
}
