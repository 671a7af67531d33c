import type { Application } from '@kasb/contract';
import { useFormat, useLinks, useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Avatar, LinkButton, Text } from '@kasb/ui';
import { ApplicationStatusBadge } from '@kasb/ui/recruitment';
import { employerMessages } from '../../messages/index.ts';
import { latest } from '../../model/latest.ts';
import * as css from './ListBlock.css.ts';
import { ListBlock } from './ListBlock.tsx';
import { ListRow } from './ListRow.tsx';

export interface LatestApplicationsProps {
  applications: PagesState<Application>;
  /** Milliseconds. */
  now: number;
}

/** The last three applications, each the way to those of its vacancy. */
export function LatestApplications({ applications, now }: LatestApplicationsProps) {
  const t = useMessages(employerMessages);
  const links = useLinks();
  const moments = useFormat().moments(now);
  const nameOf = ({
    candidate,
    is_hidden: isHidden,
    erased_at: erasedAt,
  }: Pick<Application, 'candidate' | 'is_hidden' | 'erased_at'>) => {
    if (erasedAt !== undefined) return t('dataErased');
    return isHidden ? t('dataHidden') : (candidate.name ?? t('nameless'));
  };
  return (
    <ListBlock
      title={t('applications.title')}
      all={{ href: links.applications(), label: t('applications.all') }}
      isLoading={applications.status === 'loading'}
      failure={applications.failure}
      failed={t('applications.failed')}
      empty={{
        text: t('applications.empty'),
        action: (
          <LinkButton size="sm" href={links.employerVacancies()}>
            {t('applications.toVacancies')}
          </LinkButton>
        ),
      }}
      rows={latest(applications.items ?? []).map(({ id, vacancy, vacancy_id, created_at, status, ...person }) => {
        const name = nameOf(person);
        return (
          <ListRow
            key={id}
            href={vacancy_id === undefined ? links.applications() : links.vacancyApplications(vacancy_id)}
            leading={<Avatar name={name} />}
            title={name}
            meta={vacancy.title}
            facts={
              <Text as="span" size="sm" tone="muted" className={css.moment}>
                <time dateTime={created_at}>{moments.dayOrTime(created_at)}</time>
              </Text>
            }
            badge={<ApplicationStatusBadge status={status} />}
          />
        );
      })}
    />
  );
}
