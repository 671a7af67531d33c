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
  /** HTTP status of the failed call; absent when the answer itself says it. */
  status?: number;
  /** The vacancy has been linked to one at HeadHunter. */
  onLinked: () => Promise<void>;
}

// What every call of a module that is switched off answers: there is nothing to connect to.
const MODULE_DISABLED = 'Модуль отключён';

/** Why there are no figures, and what to do about it. */
export function StatisticsMessage({ vacancyId, text, status, onLinked }: StatisticsMessageProps) {
  const t = useMessages(headhunterMessages);
  const links = useLinks();
  const isUnpublished = saysNotPublished(text);
  const isFailure = status !== undefined && status !== 503 && !isUnpublished;
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
      {status === 503 && text !== MODULE_DISABLED && (
        <div className={css.ways}>
          <Link href={links.headhunter()}>{t('statistics.connect')}</Link>
        </div>
      )}
    </div>
  );
}
