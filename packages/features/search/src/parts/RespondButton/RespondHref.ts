import { createContext } from 'react';

/** Where a vacancy is responded to; none where the host has no such form. */
export type RespondHref = ((vacancyId: string) => string) | undefined;

/** Hands it to every vacancy of a page. */
export const RespondHrefContext = createContext<RespondHref>(undefined);
