import { useMessages, useUser } from '@kasb/kit';
import { LinkButton } from '@kasb/ui';
import { lazy, Suspense, use } from 'react';
import { searchMessages } from '../../messages/index.ts';
import type { RespondProps } from './Respond.tsx';
import { RespondHrefContext } from './RespondHref.ts';

// Visitors, who are most, need neither the call nor what comes with it.
const Respond = lazy(async () => ({ default: (await import('./Respond.tsx')).Respond }));

/** Sends a candidate's response; a visitor gets a link to the form, nobody else anything (docs/domain.md#respond). */
export function RespondButton({ variant = 'tinted', ...props }: Omit<RespondProps, 'formHref'>) {
  const t = useMessages(searchMessages);
  const user = useUser();
  const formHref = use(RespondHrefContext)?.(props.vacancyId);
  if (!user && formHref !== undefined)
    return (
      <LinkButton
        variant={variant}
        size={props.size}
        href={formHref}
        aria-describedby={props.describedBy}
        data-for-visitors
      >
        {t('respond.byPhone')}
      </LinkButton>
    );
  if (user?.role !== 'candidate') return null;
  return (
    <Suspense>
      <Respond {...props} variant={variant} formHref={formHref} />
    </Suspense>
  );
}
