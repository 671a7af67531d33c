import { getVacancyMarks, respondToVacancy, withdrawApplication } from '@kasb/contract';
import { useCommand, useQuery } from '@kasb/kit';
import { useState } from 'react';

/**
 * A candidate's response to one vacancy: sent at most once, and taken back by a press soon after; `isMarked` asks for
 * earlier ones.
 */
export function useRespond(vacancyId: string, isMarked: boolean) {
  const marks = useQuery(getVacancyMarks, isMarked ? {} : null);
  const command = useCommand(respondToVacancy, { touches: [getVacancyMarks] });
  const withdrawal = useCommand(withdrawApplication, { touches: [getVacancyMarks] });
  const [sent, setSent] = useState<{ id: string | undefined; at: number }>();
  return {
    /** It stands already, whenever it was sent. */
    isSent: sent !== undefined || marks.data?.responded.includes(vacancyId) === true,
    isPending: command.isPending,
    isUndoing: withdrawal.isPending,
    /** Its id where this press has sent it. */
    sent,
    error: command.error ?? withdrawal.error,
    /** Sends it; whether the employer asks something first. */
    async send(): Promise<boolean> {
      const result = await command.run({ body: { vacancyId } });
      if (result.ok) setSent({ id: result.data?.id, at: Date.now() });
      else if (result.error.is('alreadyResponded')) setSent({ id: undefined, at: 0 });
      return !result.ok && result.error.is('answersMissing');
    },
    undo() {
      if (sent?.id === undefined) return;
      void withdrawal.run({ params: { id: sent.id }, body: {} }).then((result) => {
        if (result.ok) setSent(undefined);
      });
    },
  };
}
