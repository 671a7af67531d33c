import { useMessages, useUser } from '@kasb/kit';
import { LinkButton } from '@kasb/ui';
import { lazy, Suspense, use, useSyncExternalStore } from 'react';
import { searchMessages } from '../../messages/index.ts';
import type { RespondProps } from './Respond.tsx';
import { RespondHrefContext } from './RespondHref.ts';

// Visitors, who are most, need neither the call nor what comes with it.
const Respond = lazy(async () => ({ default: (await import('./Respond.tsx')).Respond }));

export interface RespondButtonProps extends Omit<RespondProps, 'formHref'> {
  /** Whether a response was begun on this device: the form goes on with it. @default never */
  isBegun?: ((vacancyId: string) => boolean) | undefined;
}

const never = () => () => undefined;

/** Sends a candidate's response; a visitor gets a link to the form, nobody else anything (docs/domain.md#respond). */
export function RespondButton({ variant = 'tinted', isBegun, ...props }: RespondButtonProps) {
  const t = useMessages(searchMessages);
  const user = useUser();
  const formHref = use(RespondHrefContext)?.(props.vacancyId);
  // Served without it: what a device keeps is known there alone.
  const hasDraft = useSyncExternalStore(
    never,
    () => isBegun?.(props.vacancyId) ?? false,
    () => false,
  );
  if (formHref !== undefined && (!user || (hasDraft && user.role === 'candidate')))
    return (
      <LinkButton
        variant={variant}
        size={props.size}
        href={formHref}
        aria-describedby={props.describedBy}
        data-for-visitors={user ? undefined : true}
      >
        {t(hasDraft ? 'goOnResponding' : 'respond.byPhone')}
      </LinkButton>
    );
  if (user?.role !== 'candidate') return null;
  return (
    <Suspense>
      <Respond {...props} variant={variant} formHref={formHref} />
    </Suspense>
  );
}
