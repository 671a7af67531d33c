import type { Application } from '@kasb/contract';
import { Avatar, ListRow } from '@kasb/ui';
import { ApplicationStatusBadge } from '@kasb/ui/recruitment';
import { Check } from 'lucide-react';
import { memo } from 'react';
import { useApplicantName } from '../useApplicantName.ts';
import { useSourceText } from '../useSourceText.ts';
import * as css from './ApplicationRows.css.ts';

export interface ApplicationRowProps {
  application: Application;
  /** The status to show. */
  status: string | undefined;
  /** When it came, in words. */
  day: string;
  /** Whether the row names the vacancy, and marks what is new: where it is not one vacancy's list. */
  hasVacancy: boolean;
  isSelected: boolean;
  /** Something is to be done to it. */
  isMarked: boolean;
}

/** One application of the list: plain elements, so that a long list is painted fast. */
export const ApplicationRow = memo(function ApplicationRow({
  application,
  status,
  day,
  hasVacancy,
  isSelected,
  isMarked,
}: ApplicationRowProps) {
  const sourceText = useSourceText();
  const name = useApplicantName(application);
  const origin = (hasVacancy && application.vacancy.title) || sourceText(application.source);
  return (
    <ListRow
      id={application.id}
      isSelected={isSelected}
      isNew={hasVacancy && status === 'applied'}
      leading={
        <span data-row-mark data-marked={isMarked || undefined} className={css.mark}>
          <Avatar name={name} className={css.initials} />
          <span className={css.check}>
            <Check aria-hidden />
          </span>
        </span>
      }
      title={
        <span className={css.name} title={name}>
          {name}
        </span>
      }
      meta={
        <span className={css.meta}>
          <span className={css.origin} title={origin}>
            {day ? `${origin},` : origin}
          </span>
          {day && <span className={css.day}>{` ${day}`}</span>}
        </span>
      }
      badge={<ApplicationStatusBadge status={status} />}
    />
  );
});
