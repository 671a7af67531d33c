import type { SettableApplicationStatus } from '@kasb/contract';
import { useMessages, useWords } from '@kasb/kit';
import { Button, Heading } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import { applicationsMessages } from '../../messages/index.ts';
import { nextStep, settable, stepWords } from '../../model/funnel.ts';
import { ApplicationStatusButtons } from '../ApplicationStatusButtons/ApplicationStatusButtons.tsx';
import * as css from './ApplicationPanel.css.ts';

export interface StageProps {
  /** The status to show. */
  status: string | undefined;
  onChange: (status: SettableApplicationStatus) => void;
}

/** Where the candidate stands, the next step as the one solid button, and the keys that do the same. */
export function Stage({ status, onChange }: StageProps) {
  const t = useMessages(applicationsMessages);
  const words = useWords();
  const next = nextStep(status);
  return (
    <section className={css.section}>
      <Heading level={3} className={css.label}>
        {t('stage')}
      </Heading>
      <ApplicationStatusButtons
        status={status}
        onChange={onChange}
        action={
          next && (
            <Button variant="primary" iconEnd={<ArrowRight />} onPress={() => onChange(next)}>
              {t(stepWords[next])}
            </Button>
          )
        }
      />
      <ul className={css.keys}>
        <li>
          <kbd className={css.key}>↑</kbd>
          <kbd className={css.key}>↓</kbd>
          <span>{t('keys.move')}</span>
        </li>
        {settable.map((step, index) => (
          <li key={step}>
            <kbd className={css.key}>{index + 1}</kbd>
            <span>{words('application', step)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
