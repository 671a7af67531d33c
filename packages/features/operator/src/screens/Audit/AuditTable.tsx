import type { AuditEvent } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Card, VisuallyHidden } from '@kasb/ui';
import { operatorMessages } from '../../messages/index.ts';
import { MoreRows } from '../../parts/Rows/MoreRows.tsx';
import * as css from './Audit.css.ts';
import { AuditRow } from './AuditRow.tsx';

interface AuditTableProps {
  items: readonly AuditEvent[];
  /** The act at which the journal's chain is broken. */
  brokenId: number | undefined;
  total: number;
  isLoadingMore: boolean;
  showMore: () => void;
}

/** Acts, latest first, and the way to earlier ones. */
export function AuditTable({ items, brokenId, total, isLoadingMore, showMore }: AuditTableProps) {
  const t = useMessages(operatorMessages);
  const columns = [t('audit.time'), t('audit.who'), t('audit.what'), t('audit.with')];
  return (
    <Card padding="none">
      <table className={css.table} aria-label={t('audit.table')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.cell}>
                {column}
              </th>
            ))}
            <th scope="col" className={css.gist}>
              {t('audit.details')}
            </th>
            <th scope="col" className={css.cell}>
              <VisuallyHidden>{t('audit.more')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((event) => (
            <AuditRow key={event.id} event={event} isBroken={event.id === String(brokenId)} />
          ))}
        </tbody>
      </table>
      <MoreRows items={items} total={total} isLoadingMore={isLoadingMore} showMore={showMore} />
    </Card>
  );
}
