import { respondToVacancy } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import { useState } from 'react';

/** A candidate's response to one vacancy: sent at most once. */
export function useRespond(vacancyId: string) {
  const command = useCommand(respondToVacancy);
  const [isSent, setSent] = useState(false);
  return {
    isPending: command.isPending,
    isSent,
    error: command.error,
    async send() {
      const result = await command.run({ body: { vacancyId } });
      if (result.ok || result.error.is('alreadyResponded')) setSent(true);
    },
  };
}
