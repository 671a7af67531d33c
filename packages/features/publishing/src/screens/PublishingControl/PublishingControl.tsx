'use client';
import type { PublishResult } from '@kasb/contract';
import { match, Screen, useMessages } from '@kasb/kit';
import type { MessagesOf } from '@kasb/kit';
import type { ButtonSize } from '@kasb/ui';
import { useId, useRef, useState } from 'react';
import { usePlan } from '../../data/usePlan.ts';
import { usePublishStatus } from '../../data/usePublishStatus.ts';
import { publishingMessages } from '../../messages/index.ts';
import { gateOf, isModerated } from '../../model/gate.ts';
import type { PublishableVacancy } from '../../model/gate.ts';
import { GateButton } from './GateButton.tsx';
import { GateHint } from './GateHint.tsx';
import { PublishFlow } from './PublishFlow.tsx';
import * as css from './PublishingControl.css.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export interface PublishingControlProps {
  /** The vacancy to publish, as the provider sent it. */
  vacancy: PublishableVacancy;
  /** Called when at least one service took the vacancy, with what became of each. */
  onPublished?: (results: readonly PublishResult[]) => void;
  /** Called when the dialog closes, published or not. */
  onClose?: () => void;
  /** Opens the dialog as soon as publishing turns out to be allowed. @default false */
  isInitiallyOpen?: boolean;
  /** Size of the button. @default 'md' */
  size?: ButtonSize;
  /** The button is as wide as its place. @default false */
  isFullWidth?: boolean;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof publishingMessages>;
}

/** Publishes a vacancy to channels, or says what is missing: moderation, plan, cooldown (docs/domain.md#publishing). */
export function PublishingControl({ messages, ...props }: PublishingControlProps) {
  return (
    <Screen bundle={publishingMessages} overrides={messages}>
      <Control key={props.vacancy.id} {...props} />
    </Screen>
  );
}

function Control({
  vacancy,
  onPublished,
  onClose,
  isInitiallyOpen = false,
  size,
  isFullWidth,
}: Omit<PublishingControlProps, 'messages'>) {
  const t = useMessages(publishingMessages);
  const hintId = useId();
  const plan = usePlan();
  const status = usePublishStatus(vacancy.id, isModerated(vacancy) && plan.status !== 'none');
  const gate = gateOf(vacancy, plan, status);
  const askAgain = () =>
    match(status, { loading: () => {}, error: ({ retry }) => retry(), ready: ({ refresh }) => refresh() });
  const [dialog, setDialog] = useState({ isOpen: false, times: 0 });
  const place = useRef<HTMLDivElement>(null);
  useKeptFocus(place, dialog.isOpen);
  const [isAwaited, setAwaited] = useState(isInitiallyOpen);
  const open = () => setDialog(({ times }) => ({ isOpen: true, times: times + 1 }));
  if (isAwaited && gate.kind === 'ready') {
    setAwaited(false);
    open();
  }

  const lastPublished = status.data?.lastPublished;
  const isCounted = plan.status === 'active' && plan.subscription?.vacancy_postings_limit !== undefined;
  const note = lastPublished ? t('flow.againNote') : isCounted ? t('flow.firstNote') : undefined;
  return (
    <div ref={place} role="group" aria-label={t('publishing')} tabIndex={-1} className={css.control}>
      <GateButton
        gate={gate}
        vacancyId={vacancy.id}
        size={size}
        isFullWidth={isFullWidth}
        hintId={hintId}
        onOpen={open}
      />
      <div id={hintId} className={css.hint}>
        <GateHint gate={gate} lastPublished={lastPublished} onAsk={askAgain} />
      </div>
      {dialog.times > 0 && (
        <PublishFlow
          key={dialog.times}
          vacancy={vacancy}
          isOpen={dialog.isOpen}
          onClose={() => {
            setDialog(({ times }) => ({ isOpen: false, times }));
            onClose?.();
          }}
          note={note}
          onPublished={onPublished}
        />
      )}
    </div>
  );
}
