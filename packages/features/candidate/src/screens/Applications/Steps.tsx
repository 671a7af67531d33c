import { useMessages } from '@kasb/kit';
import { candidateMessages } from '../../messages/index.ts';
import * as css from './Applications.css.ts';

export interface StepsProps {
  /** The present one of the four. */
  step: 0 | 1 | 2 | 3;
}

const steps = ['status.applied', 'status.viewed', 'status.interview', 'steps.decision'] as const;

/** The way of a response in four steps; nothing in it is to be pressed. */
export function Steps({ step }: StepsProps) {
  const t = useMessages(candidateMessages);
  return (
    <ol className={css.steps} aria-label={t('steps.label')}>
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          data-state={index === step ? 'current' : index < step ? 'past' : undefined}
          className={css.step}
        >
          <span className={css.bar} />
          <span>{t(name)}</span>
        </li>
      ))}
    </ol>
  );
}
