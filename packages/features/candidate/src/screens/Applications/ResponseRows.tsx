import type { CandidateResponse } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import type { PagesState } from '@kasb/kit';
import { Avatar, Button, Card, List, ListRow } from '@kasb/ui';
import { candidateMessages } from '../../messages/index.ts';
import { StandingBadge } from '../../parts/StandingBadge.tsx';
import { useNextLine } from '../../parts/useNextLine.ts';
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
  const nextLine = useNextLine();
  return (
    <Card padding="none" className={css.list}>
      <List label={t('responses.list')} onAction={onOpen}>
        {pages.items.map((response) => {
          const { title, company_name: company, location } = response.vacancy ?? {};
          return (
            <ListRow
              key={response.id}
              id={response.id}
              isSelected={response.id === openId}
              leading={<Avatar name={company ?? ''} shape="square" />}
              title={title}
              meta={[company, location].filter(Boolean).join(', ')}
              badge={<StandingBadge response={response} />}
            >
              <span className={css.next}>{nextLine(response)}</span>
            </ListRow>
          );
        })}
      </List>
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="quiet" isFullWidth isPending={pages.isLoadingMore} onPress={pages.showMore}>
            {t('responses.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
