'use client';
import { LoadFailure, match, NothingFiltered, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, EmptyState, Heading, LoadingRegion, Page, Skeleton } from '@kasb/ui';
import { useState } from 'react';
import { useRoom } from '../../data/room.ts';
import { useAudit } from '../../data/useAudit.ts';
import type { AuditView } from '../../data/useAudit.ts';
import { operatorMessages } from '../../messages/index.ts';
import { FreshRows } from '../../parts/FreshRows/FreshRows.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import * as css from './Audit.css.ts';
import { AuditFile } from './AuditFile.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { Chain } from './Chain.tsx';

export interface AuditProps {
  /** What is looked at; the host keeps it in its address. */
  view: AuditView;
  /** Another operator, action, subject or day was chosen. */
  onViewChange: (view: AuditView) => void;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof operatorMessages>;
}

/** What operators did: their own acts, or all of them for an admin (docs/domain.md#journal). */
export function Audit({ messages, ...props }: AuditProps) {
  return (
    <Room section="audit" messages={messages}>
      <AuditScreen {...props} />
    </Room>
  );
}

function AuditScreen({ view, onViewChange }: Omit<AuditProps, 'messages'>) {
  const t = useMessages(operatorMessages);
  const state = useAudit(view);
  const [brokenId, setBrokenId] = useState<number>();
  const { operator } = useRoom();
  const isFiltered = Object.values(view).some(Boolean);
  return (
    <Page width="wide" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          {t('section.audit')}
        </Heading>
        <Chain onChecked={setBrokenId} />
        {operator.role === 'admin' && <AuditFile view={view} isEmpty={!state.items?.length} />}
      </div>
      <AuditFilters view={view} onViewChange={onViewChange} />
      <LoadFailure failure={state.failure}>{t('dataFailed')}</LoadFailure>
      <FreshRows fresh={state.fresh} />
      {match(state, {
        loading: () => (
          <Card>
            <LoadingRegion className={css.waiting}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} height={40} />
              ))}
            </LoadingRegion>
          </Card>
        ),
        ready: ({ failure, ...pages }) =>
          pages.items.length > 0 ? (
            <AuditTable {...pages} brokenId={brokenId} />
          ) : (
            !failure && (
              <Card>
                {isFiltered ? (
                  <NothingFiltered title={t('noOptions')} reset={t('reset')} onReset={() => onViewChange({})} />
                ) : (
                  <EmptyState size="sm" title={t('audit.empty')} />
                )}
              </Card>
            )
          ),
      })}
    </Page>
  );
}
