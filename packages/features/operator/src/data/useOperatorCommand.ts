import type { AnswerOf, Arguments, Endpoint, SendOptions } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import type { Command, CommandOptions, Result } from '@kasb/kit';
import { useOperatorAgain, useRoom } from './room.ts';

/** A command of operators: where their second step is not fresh, they are asked for it, and it is sent again. */
export function useOperatorCommand<E extends Endpoint>(endpoint: E, options?: CommandOptions): Command<E> {
  const command = useCommand(endpoint, options);
  const { confirm } = useRoom();
  const askWho = useOperatorAgain();

  const run = async (args: Arguments<E>, send?: SendOptions): Promise<Result<AnswerOf<E>>> => {
    const result = await command.run(args, send);
    if (result.ok) return result;
    // The room finds out that nobody is signed in, and asks them in.
    if (result.error.is('noSession')) void askWho();
    if (!result.error.is('stepUpNeeded') || !(await confirm())) return result;
    return command.run(args, send);
  };

  const isAsking = command.error?.is('stepUpNeeded') === true;
  return { ...command, run, error: isAsking ? undefined : command.error };
}
