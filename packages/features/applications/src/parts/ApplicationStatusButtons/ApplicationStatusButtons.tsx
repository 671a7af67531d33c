'use client';
import { useMessages } from '@kasb/kit';
import { Button, Inline, Stack } from '@kasb/ui';
import type { ReactNode } from 'react';
import { applicationsMessages } from '../../messages/index.ts';
import { FunnelSteps } from '../FunnelSteps/FunnelSteps.tsx';
import type { FunnelStage } from '../FunnelSteps/FunnelSteps.tsx';
import * as css from './ApplicationStatusButtons.css.ts';

export interface ApplicationStatusButtonsProps {
  /** Where the candidate stands; an unknown status leaves all bars neutral. */
  status?: string | null;
  /** Called with the status that was pressed; show it at once and give the old one back when the change fails. */
  onChange: (status: FunnelStage | 'rejected') => void;
  /** @default false */
  isDisabled?: boolean;
  /** The one solid button of the next step, before the refusal. */
  action?: ReactNode;
  className?: string;
}

/** Moves a candidate along the funnel or out of it: any status but the first and the present one. */
export function ApplicationStatusButtons({
  status,
  onChange,
  isDisabled,
  action,
  className,
}: ApplicationStatusButtonsProps) {
  const t = useMessages(applicationsMessages);
  return (
    <Stack gap={3} className={className}>
      <FunnelSteps status={status} onChange={onChange} isDisabled={isDisabled} />
      <Inline className={css.buttons}>
        {action}
        <Button isDisabled={isDisabled || status === 'rejected'} onPress={() => onChange('rejected')}>
          {t('reject')}
        </Button>
      </Inline>
    </Stack>
  );
}
