import { blockPerson, endPersonSessions, getPerson, listPeople, revealPerson, unblockPerson } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import type { Command } from '@kasb/kit';
import type { PeopleView } from '../model/views.ts';
import { useLivePages } from './useLivePages.ts';
import { useOperatorCommand } from './useOperatorCommand.ts';

const PAGE = 50;
const touches = [listPeople, getPerson];

/** People, newest first. */
export function usePeople({ search, kind }: PeopleView) {
  const role = kind === 'blocked' ? undefined : kind;
  const state = kind === 'blocked' ? kind : undefined;
  return useLivePages(listPeople, { query: { search, role, state, limit: PAGE } }, ({ id }) => id);
}

/** One of them. */
export const usePerson = (id: string) => useQuery(getPerson, { params: { id } });

/** Tells somebody's phone, which the journal remembers. */
export const useRevealPhone = (): Command<typeof revealPerson> => useOperatorCommand(revealPerson);

interface PersonCommands {
  end: Command<typeof endPersonSessions>;
  block: Command<typeof blockPerson>;
  unblock: Command<typeof unblockPerson>;
}

/** What is done about somebody. */
export const usePersonCommands = (): PersonCommands => ({
  end: useOperatorCommand(endPersonSessions, { touches }),
  block: useOperatorCommand(blockPerson, { touches }),
  unblock: useOperatorCommand(unblockPerson, { touches }),
});
