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
  return (
    <ListRow
      id={response.id}
      href={href}
      isSelected={isSelected}
      leading={<Avatar name={company ?? ''} shape="square" />}
      title={title}
      meta={[company, location].filter(Boolean).join(', ')}
      badge={<StandingBadge response={response} />}
    >
      <span className={css.next}>
        <NextLine response={response} />
      </span>
    </ListRow>
  );
}
