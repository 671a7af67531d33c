import type { CandidateResponse } from '@kasb/contract';
import * as css from './NextLine.css.ts';
import { useNextLine } from './useNextLine.ts';

export interface NextLineProps {
  response: CandidateResponse;
}

/** One line of what is next with a response; a dot before a message that was not read repeats what the line says. */
export function NextLine({ response }: NextLineProps) {
  const nextLine = useNextLine();
  return (
    <span className={css.line}>
      {Boolean(response.unread_count) && <span className={css.dot} />}
      <span>{nextLine(response)}</span>
    </span>
  );
}
