'use client';
import { useMessages } from '@kasb/kit';
import { Dialog, EmptyState, LoadingRegion, ProgressBar, Skeleton, VisuallyHidden } from '@kasb/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { publishingMessages } from '../../messages/index.ts';
import * as css from './PublishDialog.css.ts';
import { PublishFooter } from './PublishFooter.tsx';
import type { PublishFooterProps } from './PublishFooter.tsx';
import { PublishResults } from './PublishResults.tsx';
import type { PublishResult } from './PublishResults.tsx';
import { PublishServices } from './PublishServices.tsx';
import type { PublishService } from './PublishServices.tsx';

export interface PublishDialogProps extends Pick<PublishFooterProps, 'step' | 'onPublish' | 'onRetry' | 'onClose'> {
  isOpen: boolean;
  /** Under the title: vacancy and company. */
  subtitle?: ReactNode;
  services: readonly PublishService[];
  /** The services are loading. @default false */
  isLoading?: boolean;
  selectedIds: readonly string[];
  onSelectionChange: (ids: string[]) => void;
  /** What became of the chosen ones; those that are known while publishing show at once. @default none */
  results?: readonly PublishResult[];
  /** A hint under the list, as the wait before the next publication. */
  note?: ReactNode;
}

const noResults: readonly PublishResult[] = [];

/** Publishes a vacancy to services of one's choice: shows and asks, while its owner calls the server. */
export function PublishDialog({
  isOpen,
  onClose,
  step,
  subtitle,
  services,
  isLoading,
  selectedIds,
  onSelectionChange,
  onPublish,
  results = noResults,
  onRetry,
  note,
}: PublishDialogProps) {
  const t = useMessages(publishingMessages);
  const errorId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isFinished = step === 'finished';
  const isPublishing = step === 'publishing';
  const isEmpty = !isLoading && services.length === 0;
  const count = services.filter(({ id, unavailable }) => !unavailable && selectedIds.includes(id)).length;
  const hasNone = isMissing && count === 0;

  const publish = () => {
    if (count > 0) return onPublish();
    setMissing(true);
    list.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={isPublishing ? undefined : onClose}
      aria-label={isFinished ? undefined : t('publishing')}
      title={isFinished ? t('dialog.result') : t('dialog.where')}
      subtitle={subtitle}
      footer={
        <PublishFooter
          {...{ step, count, results, onClose, onRetry }}
          isEmpty={isEmpty || Boolean(isLoading)}
          onPublish={publish}
        />
      }
    >
      {isFinished && <PublishResults results={results} />}
      {!isFinished && isLoading && (
        <LoadingRegion className={css.list}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} shape="box" height={62} />
          ))}
        </LoadingRegion>
      )}
      {!isFinished && isEmpty && <EmptyState size="sm" hasStar={false} headingLevel={3} title={t('dialog.empty')} />}
      {!isFinished && !isLoading && !isEmpty && (
        <>
          {isPublishing && <ProgressBar label={t('dialog.publishing')} value={results.length} limit={count} />}
          <PublishServices
            ref={list}
            {...{ services, selectedIds, isPublishing, results }}
            errorId={hasNone ? errorId : undefined}
            onSelectionChange={(ids) => {
              setMissing(false);
              onSelectionChange(ids);
            }}
          />
          {hasNone && (
            <p id={errorId} role="alert" data-tone="critical" className={css.error}>
              <CircleAlert />
              <span>{t('dialog.none')}</span>
            </p>
          )}
          {note && (
            <p className={css.note}>
              <Info />
              <span>{note}</span>
            </p>
          )}
        </>
      )}
      <VisuallyHidden role="status">{isPublishing ? t('dialog.publishing') : ''}</VisuallyHidden>
    </Dialog>
  );
}
