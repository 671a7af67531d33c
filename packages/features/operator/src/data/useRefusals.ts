import { useState } from 'react';

/** How a vacancy is not approved. */
export type RefusalKind = 'needs_revision' | 'rejected';

/** What is written of why a vacancy goes back or is refused, before that is sent. */
export interface Refusal {
  /** The panel that is open; none where it was closed. */
  status: RefusalKind | undefined;
  reasons: readonly string[];
  comment: string;
}

/** What is written of each vacancy, also of those that are not looked at now. */
export function useRefusals() {
  const [all, setAll] = useState<Readonly<Record<string, Refusal | undefined>>>({});
  return {
    of: (vacancyId: string): Refusal | undefined => all[vacancyId],
    /** Changes a part of it; forgets it without one. */
    write: (vacancyId: string, part: Partial<Refusal> | undefined) =>
      setAll((before) => ({
        ...before,
        [vacancyId]: part && { status: undefined, reasons: [], comment: '', ...before[vacancyId], ...part },
      })),
  };
}
