import type { Command, Result } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useState } from 'react';
import { AskDialog } from './AskDialog.tsx';
import type { Question } from './AskDialog.tsx';

interface Asked<Item> {
  action: Pick<Command<never>, 'isPending' | 'error' | 'reset'>;
  send: (item: Item) => Promise<Result<unknown>>;
  /** What is asked, and what is said once it is done. */
  words: (item: Item) => Question & { done?: string };
}

/** An action about one of a list that is asked about before it is done. */
export function useAsked<Item>({ action, send, words }: Asked<Item>) {
  const toasts = useToasts();
  const [asked, setAsked] = useState<{ item: Item }>();
  const doIt = async (item: Item) => {
    const { ok } = await send(item);
    if (!ok) return;
    setAsked(undefined);
    const { done } = words(item);
    if (done !== undefined) toasts.show({ text: done });
  };
  return {
    /** Opens the question about that one. */
    ask: (item: Item) => {
      action.reset();
      setAsked({ item });
    },
    /** The question that is open. */
    question: asked && (
      <AskDialog
        {...words(asked.item)}
        isPending={action.isPending}
        error={action.error}
        onConfirm={() => void doIt(asked.item)}
        onCancel={() => setAsked(undefined)}
      />
    ),
  };
}
