'use client';
import { createContext, lazy, Suspense, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export interface ToastMessage {
  /** @default 'positive' */
  tone?: 'positive' | 'info' | 'critical';
  /** One line: what has been done. */
  text: string;
}

export interface Toasts {
  /** Shows a message for 5 s. */
  show: (message: ToastMessage) => void;
}

const ToastContext = createContext<Toasts | null>(null);

// The region comes with the first toast: most pages never show one.
const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }));

/** Keeps the toasts of the components below it; put it right inside KasbTheme. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 }));
  const [isUsed, setUsed] = useState(false);
  const toasts = useMemo<Toasts>(
    () => ({
      show: (message) => {
        setUsed(true);
        queue.add(message, { timeout: 5000 });
      },
    }),
    [queue],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      {isUsed && (
        <Suspense>
          <ToastRegion queue={queue} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Confirms a deed in passing; never the only copy of an error. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it');
  return toasts;
}
