import type { AuditEvent } from '@kasb/contract';
import { wordMessages } from '@kasb/domain/words';
import { csvMoment, saveCsv, useFormat, useMessages, useProblemText } from '@kasb/kit';
import { Banner, Button, useToasts } from '@kasb/ui';
import { Download } from 'lucide-react';
import { useAuditFile } from '../../data/useAudit.ts';
import type { AuditView } from '../../data/useAudit.ts';
import { platformMessages } from '../../messages/platform/index.ts';
import { isKnown, isSubject, subjectWords } from '../../model/actions.ts';
import { toldChanges } from '../../model/journalWords.ts';
import * as css from './Audit.css.ts';
import { useActorKind } from './useActorKind.ts';

/** What the filters leave of the journal as a file, with the rows that are not shown yet. */
export function AuditFile({ view, isEmpty }: { view: AuditView; isEmpty: boolean }) {
  const t = useMessages(platformMessages);
  const word = useMessages(wordMessages);
  const format = useFormat();
  const problem = useProblemText();
  const toasts = useToasts();
  const kindOf = useActorKind();
  const { read, error, isPending } = useAuditFile();
  const columns = [
    t('audit.n'),
    t('audit.time'),
    t('audit.who'),
    t('operators.role'),
    t('audit.what'),
    t('audit.subject'),
    t('audit.with'),
    t('audit.details'),
    t('reason'),
    t('audit.trace'),
  ];
  const rowOf = (event: AuditEvent) => [
    event.id,
    csvMoment(event.at),
    event.actor_name,
    kindOf(event),
    isKnown(event.action) ? t(`action.${event.action}`) : event.action,
    isSubject(event.entity_type) ? t(subjectWords[event.entity_type]) : event.entity_type,
    event.entity_title,
    toldChanges(event.changes, { t, word, format })
      .map(({ field, before, after }) => `${field}: ${before || t('audit.none')} → ${after || t('audit.none')}`)
      .join(', '),
    event.reason,
    [event.address, event.request_id].filter(Boolean).join(', '),
  ];
  const save = async () => {
    const result = await read(view);
    if (!result.ok) return;
    const { items, total } = result.data;
    saveCsv('journal', [columns, ...items.map(rowOf)]);
    toasts.show({ text: t('audit.saved', { n: format.number(items.length), total: format.number(total) }) });
  };
  return (
    <>
      <Button size="sm" icon={<Download />} isDisabled={isEmpty} isPending={isPending} onPress={() => void save()}>
        {t('orders.csv')}
      </Button>
      {error && (
        <Banner tone="critical" className={css.broken}>
          {problem(error, t('dataFailed'))}
        </Banner>
      )}
    </>
  );
}
