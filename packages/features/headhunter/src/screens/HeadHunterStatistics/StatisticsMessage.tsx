import type { ApiError, Reason } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { Link, Text } from '@kasb/ui';
import { headhunterMessages } from '../../messages/index.ts';
import { saysNotPublished } from '../../model/conversion.ts';
import * as css from './HeadHunterStatistics.css.ts';
import { LinkVacancy } from './LinkVacancy.tsx';

export interface StatisticsMessageProps {
  vacancyId: string;
  /** Why there are no figures: the provider's own words where it has some. */
  text: string;
  /** The code of it, where the answer has one. */
  reason?: Reason;
  /** Why the call failed; absent when the answer itself says it. */
  error?: ApiError;
  /** The vacancy has been linked to one at HeadHunter. */
  onLinked: () => Promise<void>;
}

/** Why there are no figures, and what to do about it. */
export function StatisticsMessage({ vacancyId, text, reason, error, onLinked }: StatisticsMessageProps) {
  const t = useMessages(headhunterMessages);
  const links = useLinks();
  const isUnpublished = reason?.code === 'hhNotPublished' || saysNotPublished(text);
  const isDisconnected = error?.is('headHunterNotConfigured', 'headHunterNotConnected') ?? false;
  const isFailure = error !== undefined && !isDisconnected && !error.is('moduleDisabled') && !isUnpublished;
  return (
    <div className={css.message}>
      <Text role={isFailure ? 'alert' : 'status'} tone={isFailure ? 'critical' : 'default'}>
        {text}
      </Text>
      {isUnpublished && (
        <>
          <Text size="sm" tone="muted">
            {t('statistics.publishHint')}
          </Text>
          <div className={css.ways}>
            <LinkVacancy vacancyId={vacancyId} onLinked={onLinked} />
          </div>
        </>
      )}
      {isDisconnected && (
        <div className={css.ways}>
          <Link href={links.headhunter()}>{t('connectHeadHunter')}</Link>
        </div>
      )}
    </div>
  );
}
