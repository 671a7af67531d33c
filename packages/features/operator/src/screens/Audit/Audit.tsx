'use client';
import { LoadFailure, match, NothingFiltered, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import { Card, EmptyState, Heading, LoadingRegion, Page, Select, Skeleton, TextField } from '@kasb/ui';
import { useAudit } from '../../data/useAudit.ts';
import type { AuditView } from '../../data/useAudit.ts';
import { operatorMessages } from '../../messages/index.ts';
import { knownActions } from '../../model/actions.ts';
import { FreshRows } from '../../parts/FreshRows/FreshRows.tsx';
import { Room } from '../../parts/Room/Room.tsx';
import * as css from './Audit.css.ts';
import { AuditTable } from './AuditTable.tsx';
import { Chain } from './Chain.tsx';

export interface AuditProps {
  /** What is looked at; the host keeps it in its address. */
  view: AuditView;
  /** Another action or day was chosen. */
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
  const isFiltered = Boolean(view.action ?? view.day);
  return (
    <Page width="wide" tabIndex={-1} className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="h2">
          {t('section.audit')}
        </Heading>
        <Chain />
      </div>
      <div className={css.filters}>
        <Select
          label={t('audit.what')}
          isLabelHidden
          size="sm"
          value={view.action ?? ''}
          options={[
            { value: '', label: t('audit.allActions') },
            ...knownActions.map((action) => ({ value: action, label: t(`action.${action}`) })),
          ]}
          onChange={(action) => onViewChange({ ...view, action: action || undefined })}
        />
        <TextField
          label={t('audit.day')}
          isLabelHidden
          size="sm"
          type="date"
          value={view.day ?? ''}
          onChange={(day) => onViewChange({ ...view, day: day || undefined })}
        />
      </div>
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
            <AuditTable {...pages} />
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
