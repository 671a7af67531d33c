'use client';
import { useMessages, useWords } from '@kasb/kit';
import { cx } from '@kasb/ui';
import { useLayoutEffect, useRef } from 'react';
import { applicationsMessages } from '../../messages/index.ts';
import * as css from './FunnelSteps.css.ts';

/** A stage an employer may move a candidate to. */
export type FunnelStage = 'screening' | 'interview' | 'offer' | 'hired';

export interface FunnelStepsProps {
  /** Where the candidate stands; `rejected`, absent and unknown ones leave all bars neutral. */
  status?: string | null;
  /** Called with the stage that was pressed; show it at once and give the old status back when the change fails. */
  onChange: (stage: FunnelStage) => void;
  /** Every bar is still, as while the change cannot be made. @default false */
  isDisabled?: boolean;
  className?: string;
}

const stages = ['applied', 'screening', 'interview', 'offer', 'hired'] as const;
/** The five stages of the hiring funnel; a bar moves the candidate, the present and the first do not act. */
export function FunnelSteps({ status, onChange, isDisabled, className }: FunnelStepsProps) {
  const t = useMessages(applicationsMessages);
  const words = useWords();
  const group = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const current = stages.findIndex((stage) => stage === status);

  // A pressed bar becomes the present stage and cannot keep the focus; on a neighbour a second Enter would move on.
  useLayoutEffect(() => {
    if (pressed.current && group.current?.contains(document.activeElement)) group.current.focus();
    pressed.current = false;
  }, [status]);

  return (
    <div ref={group} role="group" tabIndex={-1} aria-label={t('funnel.stage')} className={cx(css.funnel, className)}>
      {stages.map((stage, index) => {
        const word = words('application', stage);
        const isStill = isDisabled || stage === 'applied' || index === current;
        return (
          <button
            key={stage}
            type="button"
            disabled={isStill}
            aria-current={index === current ? 'step' : undefined}
            title={isStill ? undefined : t('funnel.moveTo', { stage: word })}
            data-state={index === current ? 'current' : index < current ? 'past' : undefined}
            className={css.step}
            onClick={() => {
              if (stage === 'applied') return;
              pressed.current = true;
              onChange(stage);
            }}
          >
            <span className={css.bar} />
            <span>{word}</span>
          </button>
        );
      })}
    </div>
  );
}
