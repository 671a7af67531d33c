import { useLinks, useNavigate } from '@kasb/kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNeighbours } from '../../data/usePerson.ts';

/** Where an application stands in the list that one came from, and the ways to those beside it. */
export interface Walk {
  position: number | undefined;
  total: number | undefined;
  previous: string | undefined;
  next: string | undefined;
  /** Goes there; where one comes from is not read yet, as soon as it is. */
  go: (direction: Direction) => void;
}

type Direction = 'previous' | 'next';

/** The way along a list, from one applicant's page to the next. */
export function useWalkAlong(applicationId: string, query: URLSearchParams): Walk {
  const links = useLinks();
  const navigate = useNavigate();
  const neighbours = useNeighbours(applicationId, query);
  const search = query.toString();
  const pathOf = (id: string | undefined) => id && `${links.application(id)}${search && `?${search}`}`;
  const paths = { previous: pathOf(neighbours?.previous_id), next: pathOf(neighbours?.next_id) };
  // Who walks quickly presses before the neighbours of the one who has just come are there.
  const early = useRef<Direction>(undefined);
  const go = (direction: Direction) => {
    const path = paths[direction];
    early.current = neighbours === undefined ? direction : undefined;
    if (path !== undefined) navigate(path);
  };
  const catchUp = useEffectEvent(() => {
    if (early.current !== undefined) go(early.current);
  });
  const isRead = neighbours !== undefined;
  useEffect(() => {
    if (isRead) catchUp();
  }, [isRead, applicationId]);
  return { position: neighbours?.position, total: neighbours?.total, ...paths, go };
}
