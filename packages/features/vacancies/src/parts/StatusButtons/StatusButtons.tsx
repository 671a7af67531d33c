import type { VacancyStatus } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { useLayoutEffect, useRef } from 'react';
import { vacanciesMessages } from '../../messages/index.ts';
import { useStatusName } from '../useStatusName.ts';
import * as css from './StatusButtons.css.ts';

export interface StatusButtonsProps {
  /** The present status: its button does not act. A draft has none. */
  status: string;
  /** One of the three was pressed. */
  onChange: (status: VacancyStatus) => void;
  /** A change is under way: presses are ignored. @default false */
  isPending?: boolean;
}

const settable = ['active', 'paused', 'closed'] as const;

/** Switches a vacancy to active, paused or closed; draft is not offered. */
export function StatusButtons({ status, onChange, isPending }: StatusButtonsProps) {
  const t = useMessages(vacanciesMessages);
  const statusName = useStatusName();
  const group = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  // A pressed button becomes the present status and cannot keep the focus.
  useLayoutEffect(() => {
    if (isPressed.current) group.current?.focus();
    isPressed.current = false;
  }, [status]);

  return (
    <div
      ref={group}
      role="group"
      tabIndex={-1}
      aria-label={t('status.label')}
      aria-busy={isPending || undefined}
      className={css.track}
    >
      {settable.map((one) => (
        <button
          key={one}
          type="button"
          disabled={one === status}
          aria-current={one === status || undefined}
          className={css.button}
          onClick={() => {
            if (isPending) return;
            isPressed.current = true;
            onChange(one);
          }}
        >
          {statusName(one)}
        </button>
      ))}
    </div>
  );
}
