import type { AuditEvent } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { IconButton } from '@kasb/ui';
import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { changesOf, isKnown } from '../../model/actions.ts';
import { roleOf } from '../../model/sections.ts';
import * as css from './Audit.css.ts';

/** An act: who did what with what, and what was before and after it. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const role = roleOf(event.role);
  const kind = event.actor_kind === 'cli' ? t('audit.cli') : role ? t(`role.${role}`) : undefined;
  return (
    <>
      <tr className={css.row} data-open={isOpen || undefined}>
        <td className={css.cell}>
          <time dateTime={event.at}>{format.dateTime(event.at)}</time>
        </td>
        <td className={css.cell}>
          {event.actor_name}
          {kind && <span className={css.minor}>{kind}</span>}
        </td>
        <td className={css.action}>{isKnown(event.action) ? t(`action.${event.action}`) : event.action}</td>
        <td className={css.subject}>{event.entity_title}</td>
        <td className={css.opener}>
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
        <tr id={id} className={css.row} data-open>
          <td colSpan={5} className={css.details}>
            <dl className={css.changes}>
              {changesOf(event.changes).map(({ field, before, after }) => (
                <div key={field} className={css.change}>
                  <dt>{field}</dt>
                  <dd>
                    {before === '' ? <span className={css.none}>{t('audit.none')}</span> : <del>{before}</del>}{' '}
                    <ArrowRight />{' '}
                    {after === '' ? <span className={css.none}>{t('audit.none')}</span> : <ins>{after}</ins>}
                  </dd>
                </div>
              ))}
              {event.reason && (
                <div className={css.change}>
                  <dt>{t('reason')}</dt>
                  <dd>{event.reason}</dd>
                </div>
              )}
              <div className={css.change}>
                <dt>{t('audit.trace')}</dt>
                <dd>
                  {[event.address, event.request_id, t('audit.number', { n: event.id })].filter(Boolean).join(', ')}
                </dd>
              </div>
            </dl>
          </td>
        </tr>
      )}
    </>
  );
}
