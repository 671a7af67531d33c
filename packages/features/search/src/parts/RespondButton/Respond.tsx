import { useLinks, useMessages, useNavigate, useProblemText, useSecondsLeft } from '@kasb/kit';
import { Button, LinkButton } from '@kasb/ui';
import type { ButtonProps } from '@kasb/ui';
import { Check } from 'lucide-react';
import { useRespond } from '../../data/useRespond.ts';
import { searchMessages } from '../../messages/index.ts';
import * as css from './Respond.css.ts';

export interface RespondProps extends Pick<ButtonProps, 'size' | 'variant'> {
  vacancyId: string;
  /** Id of the element that names the vacancy, so that readers hear which one it is. */
  describedBy: string;
  /** The form, for what one press does not tell. */
  formHref: string | undefined;
}

/** Sends a candidate's response, once (docs/domain.md#respond). */
export function Respond({ vacancyId, describedBy, size, variant, formHref }: RespondProps) {
  const t = useMessages(searchMessages);
  const problem = useProblemText();
  const links = useLinks();
  const navigate = useNavigate();
  const { isPending, isSent, sent, error, send, undo, isUndoing } = useRespond(vacancyId, formHref !== undefined);
  const press = async () => {
    const isAsked = await send();
    if (isAsked && formHref !== undefined) navigate(formHref);
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={isSent ? <Check /> : undefined}
        isDisabled={isSent}
        isPending={isPending}
        onPress={() => void press()}
        aria-describedby={describedBy}
      >
        {isSent ? t('responseSent') : isPending ? t('sending') : t('respond')}
      </Button>
      {formHref !== undefined && sent?.id !== undefined && (
        <>
          <LinkButton
            variant="quiet"
            size={size}
            href={`${links.myApplications(sent.id)}${completeHash}`}
            aria-describedby={describedBy}
          >
            {t('complete')}
          </LinkButton>
          <Undo until={sent.at + undoneWithinMs} size={size} isPending={isUndoing} onPress={undo} />
        </>
      )}
      {error && !(error.is('answersMissing') && formHref !== undefined) && (
        <p role="alert" className={css.failure}>
          {problem(error, t('respond.failed'))}
        </p>
      )}
    </>
  );
}

/** What opens the form of what a response lacks, at the end of its address. */
const completeHash = '#complete';

/** How long a slip is taken back by one press. */
const undoneWithinMs = 10_000;

interface UndoProps extends Pick<ButtonProps, 'size' | 'isPending'> {
  until: number;
  onPress: () => void;
}

function Undo({ until, ...props }: UndoProps) {
  const t = useMessages(searchMessages);
  if (useSecondsLeft(until) === 0) return null;
  return (
    <Button variant="quiet" {...props}>
      {t('undo')}
    </Button>
  );
}
