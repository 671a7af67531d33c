import { useMessages, useProblemText, useUser } from '@kasb/kit';
import { Button } from '@kasb/ui';
import type { ButtonProps } from '@kasb/ui';
import { Check } from 'lucide-react';
import { useRespond } from '../../data/useRespond.ts';
import { searchMessages } from '../../messages/index.ts';
import * as css from './RespondButton.css.ts';

export interface RespondButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  vacancyId: string;
  /** Id of the element that names the vacancy, so that readers hear which one it is. */
  describedBy: string;
}

/** Sends a candidate's response, once; nobody else sees the button (docs/domain.md#respond). */
export function RespondButton({ vacancyId, describedBy, size, variant = 'tinted' }: RespondButtonProps) {
  const t = useMessages(searchMessages);
  const problem = useProblemText();
  const user = useUser();
  const { isPending, isSent, error, send } = useRespond(vacancyId);
  if (user?.role !== 'candidate') return null;
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={isSent ? <Check /> : undefined}
        isDisabled={isSent}
        isPending={isPending}
        onPress={() => void send()}
        aria-describedby={describedBy}
      >
        {isSent ? t('respond.sent') : isPending ? t('sending') : t('respond.send')}
      </Button>
      {error && (
        <p role="alert" className={css.failure}>
          {problem(error, t('respond.failed'))}
        </p>
      )}
    </>
  );
}
