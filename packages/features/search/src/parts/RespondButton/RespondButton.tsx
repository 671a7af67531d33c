import { useMessages, useUser } from '@kasb/kit';
import { LinkButton } from '@kasb/ui';
import { lazy, Suspense } from 'react';
import { searchMessages } from '../../messages/index.ts';
import type { RespondProps } from './Respond.tsx';

// Visitors, who are most, need neither the call nor what comes with it.
const Respond = lazy(async () => ({ default: (await import('./Respond.tsx')).Respond }));

export interface RespondButtonProps extends RespondProps {
  /** Where a visitor responds. @default visitors see nothing */
  respondHref?: string | undefined;
}

/** Sends a candidate's response; a visitor gets a link to the form, nobody else anything (docs/domain.md#respond). */
export function RespondButton({ respondHref, ...props }: RespondButtonProps) {
  const t = useMessages(searchMessages);
  const user = useUser();
  if (!user && respondHref !== undefined)
    return (
      <LinkButton
        variant="primary"
        size={props.size}
        href={respondHref}
        aria-describedby={props.describedBy}
        data-for-visitors
      >
        {t('respond.byPhone')}
      </LinkButton>
    );
  if (user?.role !== 'candidate') return null;
  return (
    <Suspense>
      <Respond {...props} />
    </Suspense>
  );
}
