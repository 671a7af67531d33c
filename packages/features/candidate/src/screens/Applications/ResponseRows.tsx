import type { CandidateResponse } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Button, Card, List } from '@kasb/ui';
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
  return (
    <Card padding="none" className={css.list}>
      <List label={t('myResponses')} onAction={onOpen}>
        {pages.items.map((response) => (
          <ResponseRow key={response.id} response={response} isSelected={response.id === openId} />
        ))}
      </List>
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="quiet" isFullWidth isPending={pages.isLoadingMore} onPress={pages.showMore}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </Card>
  );
}
