import type { SettableApplicationStatus } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Button, FormActions, Inline } from '@kasb/ui';
import { ArrowRight } from 'lucide-react';
import { personMessages } from '../../messages/person/index.ts';
import { nextStep, stepWords } from '../../model/funnel.ts';
import * as css from './Person.css.ts';

export interface DecisionProps {
  /** The status to show. */
  status: string | undefined;
  onMove: (status: SettableApplicationStatus) => void;
  /** It is the bar at the bottom of a phone. @default false */
  isBar?: boolean;
}

/** The refusal, and the next step as the one solid button. */
export function Decision({ status, onMove, isBar = false }: DecisionProps) {
  const t = useMessages(personMessages);
  const next = nextStep(status);
  const buttons = (
    <>
      <Button isDisabled={status === 'rejected'} onPress={() => onMove('rejected')}>
        {t('reject')}
      </Button>
      {next && (
        <Button variant="primary" iconEnd={isBar ? undefined : <ArrowRight />} onPress={() => onMove(next)}>
          {t(stepWords[next])}
        </Button>
      )}
    </>
  );
  return isBar ? (
    <FormActions role="group" aria-label={t('person.actions')} className={css.actions}>
      {buttons}
    </FormActions>
  ) : (
    <Inline gap={2}>{buttons}</Inline>
  );
}
