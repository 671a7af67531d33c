import type { CandidateResponse } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Card, List, ShowMore } from '@kasb/ui';
import { useRef } from 'react';
import { candidateMessages } from '../../messages/index.ts';
import { ResponseRow } from '../../parts/ResponseRow.tsx';
import * as css from './Applications.css.ts';

export interface ResponseRowsProps {
  pages: Extract<PagesState<CandidateResponse>, { status: 'ready' }>;
  openId: string | undefined;
  /** A row was pressed. */
  onOpen: (id: string) => void;
}

/** The responses: vacancy, company, where each stands and what is next. */
export function ResponseRows({ pages, openId, onOpen }: ResponseRowsProps) {
  const t = useMessages(candidateMessages);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Card padding="none" className={css.list}>
      <List ref={list} label={t('myResponses')} onAction={onOpen}>
        {pages.items.map((response) => (
          <ResponseRow key={response.id} response={response} isSelected={response.id === openId} />
        ))}
      </List>
      <ShowMore
        className={css.more}
        shown={pages.items.length}
        total={pages.total}
        isPending={pages.isLoadingMore}
        listRef={list}
        onShowMore={pages.showMore}
      />
    </Card>
  );
}
