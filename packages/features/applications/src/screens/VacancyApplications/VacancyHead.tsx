import type { Application } from '@kasb/contract';
import { useLinks, useMessages } from '@kasb/kit';
import { BackLink, Heading, LinkButton, Skeleton, Text, VisuallyHidden } from '@kasb/ui';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVacancyName } from '../../data/useVacancyName.ts';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from '../../parts/ApplicationBrowser/ApplicationBrowser.css.ts';

export interface VacancyHeadProps {
  vacancyId: string;
  /** How many applications there are in all, when that is known. */
  total: number | undefined;
  first: Application | undefined;
  /** The block on the statistics. */
  statistics: ReactNode;
  /** The ways to look at the applications. */
  ways: ReactNode;
}

/** Which vacancy it is, how many applied, and what the job board says. */
export function VacancyHead({ vacancyId, total, first, statistics, ways }: VacancyHeadProps) {
  const t = useMessages(applicationsMessages);
  const links = useLinks();
  const { isLoading, title, company } = useVacancyName(vacancyId, first);
  return (
    <>
      <BackLink href={links.employerVacancy(vacancyId)}>{t('toVacancy')}</BackLink>
      <div className={css.head}>
        <div className={css.names}>
          <Heading level={1} className={css.title}>
            {isLoading ? <NameSkeleton /> : (title ?? t('untitled'))}
          </Heading>
          <Text tone="muted" className={css.title}>
            <span>{total === undefined ? '\u00a0' : t('applicationsCount', { count: total })}</span>
            {total !== undefined && company && <span>{`, ${company}`}</span>}
          </Text>
        </div>
        <div className={css.ways}>
          {ways}
          <LinkButton icon={<Video />} href={links.interviewSetup(vacancyId)}>
            {t('interviewQuestions')}
          </LinkButton>
        </div>
      </div>
      {statistics && <div className={css.part}>{statistics}</div>}
    </>
  );
}

/** A heading is never empty. */
function NameSkeleton() {
  const t = useMessages(applicationsMessages);
  return (
    <>
      <VisuallyHidden>{t('applications')}</VisuallyHidden>
      <Skeleton width="60%" height={26} />
    </>
  );
}
