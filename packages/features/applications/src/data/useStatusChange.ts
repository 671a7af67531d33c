import { countApplications, getApplication, updateApplicationStatus } from '@kasb/contract';
import type { Application, SettableApplicationStatus } from '@kasb/contract';
import { useCommand } from '@kasb/kit';
import type { Result } from '@kasb/kit';
import { useRef, useState } from 'react';

/** A status that was set here; a later answer of the provider, which is another object, speaks for itself. */
interface Change {
  status: SettableApplicationStatus;
  isPending: boolean;
  of: Application;
}

/** Changes statuses: seen at once, sent in the order of the presses, taken back where one fails. */
export function useStatusChange() {
  // The list itself is not read again: all its pages would be, for one row.
  const command = useCommand(updateApplicationStatus, { touches: [countApplications, getApplication] });
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const confirmed = useRef(new Map<string, Change>());

  async function change(application: Application, status: SettableApplicationStatus): Promise<Result<unknown>> {
    const { id } = application;
    const mine: Change = { status, isPending: true, of: application };
    setChanges((all) => new Map(all).set(id, mine));
    const result = queue.current.then(() => command.run({ params: { id }, body: { status } }));
    queue.current = result;
    const { ok } = await result;
    if (ok) confirmed.current.set(id, { ...mine, isPending: false });
    setChanges((all) => {
      // Somebody pressed again meanwhile: what they want is still under way.
      if (all.get(id) !== mine) return all;
      const next = new Map(all);
      const last = confirmed.current.get(id);
      if (last) next.set(id, last);
      else next.delete(id);
      return next;
    });
    return result;
  }

  return {
    change,
    /** The status to show for an application. */
    statusOf(application: Application): string | undefined {
      const own = changes.get(application.id);
      return own && (own.isPending || own.of === application) ? own.status : application.status;
    },
  };
}
