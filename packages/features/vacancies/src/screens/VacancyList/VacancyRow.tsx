import type { Vacancy } from '@kasb/contract';
import { useDefaultCurrencies, useFormat, useHref, useMessages, useWords } from '@kasb/kit';
import { ListRow } from '@kasb/ui';
import { VacancyStatusBadge } from '@kasb/ui/recruitment';
import { Clock, Eye, Inbox, PencilLine, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import * as css from './VacancyRow.css.ts';

export interface VacancyRowProps {
  vacancy: Vacancy;
  /** The status to show. */
  status: string;
  href: string;
  isSelected: boolean;
}

const moderation: Record<string, { icon: LucideIcon; className: string }> = {
  pending: { icon: Clock, className: css.quiet },
  rejected: { icon: X, className: css.critical },
  needs_revision: { icon: PencilLine, className: css.warning },
};

/** One vacancy of the list: plain elements, so that a long list is painted fast. */
export const VacancyRow = memo(function VacancyRow({ vacancy, status, href, isSelected }: VacancyRowProps) {
  const t = useMessages(vacanciesMessages);
  const format = useFormat();
  const currencies = useDefaultCurrencies();
  const target = useHref(href);
  const title = vacancy.title ?? t('untitled');
  const place = [vacancy.company_name, vacancy.location].filter(Boolean).join(', ');
  const views = format.number(vacancy.views ?? 0);
  const applications = format.number(vacancy.applications_count ?? 0);
  return (
    <ListRow
      id={vacancy.id}
      href={target}
      isSelected={isSelected}
      title={
        <span className={css.title} title={title}>
          {title}
        </span>
      }
      badge={<VacancyStatusBadge status={status} />}
    >
      <span className={css.line}>
        <span className={css.place} title={place}>
          {place}
        </span>
        <span>{format.salary(vacancy.salary_min, vacancy.salary_max, vacancy.currency ?? currencies.detail)}</span>
      </span>
      <span className={css.meta}>
        <span role="img" aria-label={t('row.views', { count: views })} className={css.figure}>
          <Eye className={css.icon} />
          <span>{` ${views}`}</span>
        </span>
        <span role="img" aria-label={t('row.applications', { count: applications })} className={css.figure}>
          <Inbox className={css.icon} />
          <span>{` ${applications}`}</span>
        </span>
        <Check status={vacancy.moderation_status} />
        {vacancy.created_at && (
          <time dateTime={vacancy.created_at} title={format.date(vacancy.created_at)} className={css.date}>
            {format.shortDate(vacancy.created_at)}
          </time>
        )}
      </span>
    </ListRow>
  );
});

/** What moderation still wants; an approved vacancy says nothing. */
function Check({ status }: { status: string | undefined }) {
  const words = useWords();
  const check = moderation[status ?? ''];
  if (!status || !check) return null;
  return (
    <span className={check.className}>
      <check.icon className={css.icon} />
      <span>{` ${words('moderation', status)}`}</span>
    </span>
  );
}
