'use client';
import { useMessages } from '@kasb/kit';
import { Button, Checkbox, SpinnerMark } from '@kasb/ui';
import type { Ref } from 'react';
import { publishingMessages } from '../../messages/index.ts';
import * as css from './PublishDialog.css.ts';
import { ResultBadge } from './PublishResults.tsx';
import type { PublishResult } from './PublishResults.tsx';
import { ServiceGlyph } from './serviceGlyph.tsx';

/** A channel that vacancies are published to. */
export interface PublishService {
  id: string;
  /** `telegram`, `whatsapp`, `website`, `hh`, `olx` or `other`: chooses the glyph. */
  type?: string | null;
  /** @default «Сервис без названия» */
  name?: string | null;
  /** Under the name, as `@vacancy_uz`. */
  identifier?: string | null;
  /** Why it cannot be chosen now; it stays in sight, disabled. */
  unavailable?: string | null;
}

interface PublishServicesProps {
  services: readonly PublishService[];
  selectedIds: readonly string[];
  onSelectionChange: (ids: string[]) => void;
  isPublishing: boolean;
  results: readonly PublishResult[];
  errorId?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The services with their boxes; while publishing each chosen one shows how far it is. */
export function PublishServices({
  services,
  selectedIds,
  onSelectionChange,
  isPublishing,
  results,
  errorId,
  ref,
}: PublishServicesProps) {
  const t = useMessages(publishingMessages);
  const free = services.filter(({ unavailable }) => !unavailable).map(({ id }) => id);
  const chosen = free.filter((id) => selectedIds.includes(id));
  const hasAll = chosen.length === free.length;
  return (
    <>
      <div className={css.head}>
        <span>{t('dialog.chosen', { value: chosen.length, limit: services.length })}</span>
        {!isPublishing && free.length > 1 && (
          <Button
            size="sm"
            variant="accent-quiet"
            className={css.all}
            onPress={() => onSelectionChange(hasAll ? [] : free)}
          >
            {hasAll ? t('dialog.clearAll') : t('selectAll')}
          </Button>
        )}
      </div>
      <div ref={ref} role="group" aria-label={t('dialog.where')} aria-describedby={errorId} className={css.list}>
        {services.map(({ id, type, name, identifier, unavailable }) => {
          const isSelected = chosen.includes(id);
          const result = results.find(({ serviceId }) => serviceId === id);
          const label = name || t('dialog.untitled');
          return (
            <div key={id} className={css.service} data-selected={isSelected || undefined}>
              <Checkbox
                className={css.choice}
                aria-label={label}
                aria-description={unavailable || identifier || undefined}
                isSelected={isSelected}
                isDisabled={isPublishing || Boolean(unavailable)}
                onChange={(next) => onSelectionChange(next ? [...chosen, id] : chosen.filter((other) => other !== id))}
              >
                <span className={css.content}>
                  <span className={css.glyph}>
                    <ServiceGlyph type={type} />
                  </span>
                  <span className={css.words}>
                    <span className={css.name}>{label}</span>
                    {(unavailable || identifier) && <span className={css.detail}>{unavailable || identifier}</span>}
                  </span>
                </span>
              </Checkbox>
              {isPublishing && isSelected && (result ? <ResultBadge result={result} /> : <SpinnerMark size={20} />)}
            </div>
          );
        })}
      </div>
    </>
  );
}
