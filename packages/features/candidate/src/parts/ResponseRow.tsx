import type { CandidateResponse } from '@kasb/contract';
import { Avatar, ListRow } from '@kasb/ui';
import { NextLine } from './NextLine.tsx';
import * as css from './ResponseRow.css.ts';
import { StandingBadge } from './StandingBadge.tsx';

export interface ResponseRowProps {
  response: CandidateResponse;
  /** Where it opens, if it can be opened beside. */
  href?: string;
  /** It is the one that is shown beside the list. @default false */
  isSelected?: boolean;
}

/** A response in a list: vacancy, company, where it stands and what is next. */
export function ResponseRow({ response, href, isSelected }: ResponseRowProps) {
  const { title, company_name: company, location } = response.vacancy ?? {};
  const place = [company, location].filter(Boolean).join(', ');
  return (
    <ListRow
      id={response.id}
      href={href}
      isSelected={isSelected}
      leading={<Avatar name={company ?? ''} shape="square" />}
      title={title}
      meta={
        <span className={css.place} title={place}>
          {place}
        </span>
      }
      badge={
        <span className={css.beside}>
          <StandingBadge response={response} />
        </span>
      }
    >
      <span className={css.next}>
        <NextLine response={response} />
      </span>
      <span className={css.below}>
        <StandingBadge response={response} />
      </span>
    </ListRow>
  );
}
