import { listOf, useMessages } from '@kasb/kit';
import { Select, TextField } from '@kasb/ui';
import { useRoom } from '../../data/room.ts';
import type { AuditView } from '../../data/useAudit.ts';
import { useAllOperators } from '../../data/useOperators.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { knownActions, subjectWords } from '../../model/actions.ts';
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
        <Select
          label={t('audit.who')}
          isLabelHidden
          size="sm"
          value={view.actor ?? ''}
          isLoading={operators.status === 'loading'}
          options={[
            { value: '', label: t('audit.allActors') },
            ...(operators.items ?? []).map(({ id, name = id }) => ({ value: id, label: name })),
          ]}
          onChange={(actor) => choose({ actor: actor || undefined })}
        />
      )}
      <Select
        label={t('audit.what')}
        isLabelHidden
        size="sm"
        value={view.action ?? ''}
        options={[
          { value: '', label: t('audit.allActions') },
          ...knownActions.map((action) => ({ value: action, label: t(`action.${action}`) })),
        ]}
        onChange={(action) => choose({ action: action || undefined })}
      />
      <Select
        label={t('audit.subject')}
        isLabelHidden
        size="sm"
        value={view.subject ?? ''}
        options={[
          { value: '', label: t('audit.allSubjects') },
          ...Object.entries(subjectWords).map(([subject, word]) => ({ value: subject, label: t(word) })),
        ]}
        onChange={(subject) => choose({ subject: subject || undefined })}
      />
      <TextField
        label={t('audit.day')}
        isLabelHidden
        size="sm"
        type="date"
        value={view.day ?? ''}
        onChange={(day) => choose({ day: day || undefined })}
      />
    </div>
  );
}
