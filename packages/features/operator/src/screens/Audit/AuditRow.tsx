import type { AuditEvent } from '@kasb/contract';
import { wordMessages } from '@kasb/domain/words';
import { useFormat, useMessages } from '@kasb/kit';
import { Badge, IconButton } from '@kasb/ui';
import { ChevronDown, Unlink } from 'lucide-react';
import { useId, useState } from 'react';
import { platformMessages } from '../../messages/platform/index.ts';
import { gistOf, isKnown } from '../../model/actions.ts';
import { toldChanges } from '../../model/journalWords.ts';
import * as css from './Audit.css.ts';
import { useActorKind } from './useActorKind.ts';

interface AuditRowProps {
  event: AuditEvent;
  /** The journal's chain is broken here. */
  isBroken: boolean;
}

/** An act: who did what with what, and what was before and after it. */
export function AuditRow({ event, isBroken }: AuditRowProps) {
  const t = useMessages(platformMessages);
  const word = useMessages(wordMessages);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const kind = useActorKind()(event);
  const changes = toldChanges(event.changes, { t, word, format });
  const [first] = changes;
  const { address, request_id: request } = event;
  const trace = [address, request && t('audit.request', { id: request }), t('audit.number', { n: event.id })];
  return (
    <>
      <tr className={css.row} data-open={isOpen || undefined} data-broken={isBroken || undefined}>
        <td className={css.time} data-phone="last">
          <time dateTime={event.at}>{format.dateTime(event.at)}</time>
        </td>
        <td className={css.cell} data-phone="last">
          <span>{event.actor_name}</span>
          {kind && <span className={css.minor}>{kind}</span>}
        </td>
        <td className={css.action} data-phone="action">
          <span>{isKnown(event.action) ? t(`action.${event.action}`) : event.action}</span>
          {isBroken && (
            <Badge tone="critical" icon={<Unlink />} className={css.brokenHere}>
              {t('audit.brokenHere')}
            </Badge>
          )}
        </td>
        <td className={css.cell} data-phone="subject">
          {event.entity_title}
        </td>
        <td className={css.gist}>
          <span className={css.gistText}>
            {event.reason ? `${t('reason')}: ${event.reason}` : first && gistOf(first)}
          </span>
        </td>
        <td className={css.opener} data-phone="opener">
          <IconButton
            size="sm"
            aria-label={t('audit.more')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onPress={() => setOpen(!isOpen)}
          >
            <ChevronDown />
          </IconButton>
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={css.row} data-open data-details>
          <td colSpan={6} className={css.details}>
            <dl className={css.changes}>
              {changes.length > 0 && (
                <div aria-hidden className={css.change}>
                  {(['audit.field', 'audit.was', 'audit.became'] as const).map((text) => (
                    <span key={text} className={css.none}>
                      {t(text)}
                    </span>
                  ))}
                </div>
              )}
              {changes.map(({ field, before, after }) => (
                <div key={field} className={css.change}>
                  <dt>{field}</dt>
                  <dd>{before === '' ? <span className={css.none}>{t('audit.none')}</span> : <del>{before}</del>}</dd>
                  <dd>{after === '' ? <span className={css.none}>{t('audit.none')}</span> : <ins>{after}</ins>}</dd>
                </div>
              ))}
              {event.reason && (
                <div className={css.change}>
                  <dt>{t('reason')}</dt>
                  <dd className={css.both}>{event.reason}</dd>
                </div>
              )}
              <div className={css.change}>
                <dt>{t('audit.trace')}</dt>
                <dd className={css.both}>{trace.filter(Boolean).join(', ')}</dd>
              </div>
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}
