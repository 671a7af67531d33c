import { KeptText } from '@kasb/kit';
import type { Command, KeyOf, Result } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useState } from 'react';
import { operatorMessages } from '../../messages/index.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { ReasonWords } from './ReasonDialog.tsx';

type Text = KeyOf<typeof operatorMessages>;

interface Reasoned {
  action: Pick<Command<never>, 'isPending' | 'error'>;
  send: (written: string) => Promise<Result<unknown>>;
  words: ReasonWords;
  /** Said once it is done. */
  done: Text;
}

/** Actions that are asked about one at a time, with a reason, before they are done. */
export function useReasons<Name extends string>(questions: Readonly<Record<Name, Reasoned>>) {
  const toasts = useToasts();
  const [name, setName] = useState<Name>();
  const finish = ({ ok }: Result<unknown>, done: Text) => {
    if (!ok) return;
    setName(undefined);
    toasts.show({ text: <KeptText messages={operatorMessages} text={done} /> });
  };
  const asked = name && questions[name];
  return {
    /** Opens the question of that name. */
    ask: setName,
    /** Says what an action that needs no reason came to, if it was done. */
    finish,
    /** The question that is open. */
    question: asked && (
      <ReasonDialog
        {...asked.words}
        isPending={asked.action.isPending}
        error={asked.action.error}
        onConfirm={(written) => void asked.send(written).then((result) => finish(result, asked.done))}
        onCancel={() => setName(undefined)}
      />
    ),
  };
}
