'use client';
import type { MessagesOf } from '@kasb/kit';
import { ToastProvider } from '@kasb/ui';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useDeleteAt } from '../../data/useDeleteAt.ts';
import type { candidateMessages } from '../../messages/index.ts';

// Hardly anybody has come to it.
const LeavingPage = lazy(async () => ({ default: (await import('./LeavingPage.tsx')).LeavingPage }));

export interface StayingAccountProps {
  /** Any page of a candidate's own. */
  children: ReactNode;
  /** Texts in place of the package's own. */
  messages?: MessagesOf<typeof candidateMessages>;
}

/**
 * Shows a candidate's pages; of an account that is about to be deleted only the way back and the archive
 * (docs/domain.md#account-deletion).
 */
export function StayingAccount({ children, messages }: StayingAccountProps) {
  const deleteAt = useDeleteAt();
  // What the way back says is still read on the page that it gives back.
  return (
    <ToastProvider>
      {deleteAt === undefined ? (
        children
      ) : (
        <Suspense>
          <LeavingPage deleteAt={deleteAt} messages={messages} />
        </Suspense>
      )}
    </ToastProvider>
  );
}
