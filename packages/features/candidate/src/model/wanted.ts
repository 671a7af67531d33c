/**
 * What an address ends in that is to be kept: a visitor pressed the button, and comes back to it from signing in. Of a
 * vacancy by its id, since a list has many; of a search without one.
 */
export const wantedHash = (vacancyId?: string): string => `#save${vacancyId === undefined ? '' : `=${vacancyId}`}`;
