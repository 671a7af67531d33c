import {
  getApplication,
  getApplicationNeighbours,
  inviteToInterview,
  listApplicationFeed,
  listSamePerson,
  openApplication,
} from '@kasb/contract';
import type { Application } from '@kasb/contract';
import { useCommand, useQuery, useTouch } from '@kasb/kit';
import { useEffect, useEffectEvent } from 'react';
import { neighbourFilter } from '../model/neighbourFilter.ts';

/** The applications beside one in the list of an address, and its place there. */
export function useNeighbours(id: string, query: URLSearchParams) {
  return useQuery(getApplicationNeighbours, { params: { id }, query: neighbourFilter(query) }).data;
}

/** Other applications with the same phone. */
export function useSamePerson(id: string) {
  return useQuery(listSamePerson, { params: { id } });
}

/** Says once that an application is looked at. */
export function useOpening({ id, is_new: isNew }: Application): void {
  const { run } = useCommand(openApplication);
  const touch = useTouch();
  const open = useEffectEvent(async (opened: string) => {
    const result = await run({ params: { id: opened } });
    if (result.ok && isNew) await touch([getApplication, listApplicationFeed]);
  });
  useEffect(() => void open(id), [id]);
}

/** Sends an applicant the link to their interview. */
export function useInvitation(id: string) {
  const command = useCommand(inviteToInterview, { touches: [getApplication, listApplicationFeed] });
  return { ...command, run: () => command.run({ params: { id } }) };
}
