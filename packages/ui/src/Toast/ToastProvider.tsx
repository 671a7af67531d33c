'use client';
import { createContext, lazy, Suspense, use, useState } from 'react';
import type { ReactNode } from 'react';

export interface ToastMessage {
  /** What has happened. @default 'positive' */
  tone?: 'positive' | 'info' | 'critical';
  /** One line: what has been done, or why it failed. */
  text: ReactNode;
  /** Undoes it, as «Отменить»; the toast stays for 10 s then, and goes with it. */
  action?: { label: ReactNode; onPress: () => void };
}

export interface Toasts {
  /** Shows a message for 5 s, 10 where it has an action. */
  show: (message: ToastMessage) => void;
}

const ToastContext = createContext<Toasts | null>(null);

// The region comes with the first toast, and the queue with it: most pages never show one.
const ToastRegion = lazy(async () => ({ default: (await import('./ToastRegion.tsx')).ToastRegion }));

/** Keeps the toasts of the components below it; put it right inside KasbTheme. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  const [toasts] = useState<Toasts>(() => ({ show: (message) => setMessages((all) => [...all, message]) }));
  return (
    <ToastContext value={toasts}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastRegion messages={messages} />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Confirms an action in passing; never the only copy of an error. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it');
  return toasts;
}
