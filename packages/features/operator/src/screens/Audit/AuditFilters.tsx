import { listOf, useMessages } from '@kasb/kit';
import { useRoom } from '../../data/room.ts';
import type { AuditView } from '../../data/useAudit.ts';
import { useAllOperators } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { knownActions, subjectWords } from '../../model/actions.ts';
import { DayFilter } from '../../parts/Listing/DayFilter.tsx';
import { ListFilter } from '../../parts/Listing/ListFilter.tsx';
import * as css from './Audit.css.ts';

interface AuditFiltersProps {
  view: AuditView;
  onViewChange: (view: AuditView) => void;
}

/** Whose acts are looked at, which, with what and of which day; who reads their own alone chooses no operator. */
export function AuditFilters({ view, onViewChange }: AuditFiltersProps) {
  const t = useMessages(platformMessages);
  const { operator } = useRoom();
  const readsAll = operator.role === 'admin';
  const operators = listOf(useAllOperators(readsAll), ({ items }) => items);
  const choose = (next: AuditView) => onViewChange({ ...view, ...next });
  return (
    <div className={css.filters}>
      {readsAll && (
        <ListFilter
          label={t('audit.who')}
          all={t('audit.allActors')}
          value={view.actor}
          isLoading={operators.status === 'loading'}
          options={(operators.items ?? []).map(({ id, name = id }) => ({ value: id, label: name }))}
          onChange={(actor) => choose({ actor })}
        />
      )}
      <ListFilter
        label={t('audit.what')}
        all={t('audit.allActions')}
        value={view.action}
        options={knownActions.map((action) => ({ value: action, label: t(`action.${action}`) }))}
        onChange={(action) => choose({ action })}
      />
      <ListFilter
        label={t('audit.subject')}
        all={t('audit.allSubjects')}
        value={view.subject}
        options={Object.entries(subjectWords).map(([value, word]) => ({ value, label: t(word) }))}
        onChange={(subject) => choose({ subject })}
      />
      <DayFilter label={t('audit.day')} value={view.day} onChange={(day) => choose({ day })} />
    </div>
  );
}
