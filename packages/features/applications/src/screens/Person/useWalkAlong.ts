import { useLinks, useNavigate } from '@kasb/kit';
import { useNeighbours } from '../../data/usePerson.ts';

/** Where an application stands in the list that one came from, and the ways to those beside it. */
export interface Walk {
  position: number | undefined;
  total: number | undefined;
  previous: string | undefined;
  next: string | undefined;
  go: (path: string | undefined) => void;
}

/** The way along a list, from one applicant's page to the next. */
export function useWalkAlong(applicationId: string, query: URLSearchParams): Walk {
  const links = useLinks();
  const navigate = useNavigate();
  const neighbours = useNeighbours(applicationId, query);
  const search = query.toString();
  const pathOf = (id: string | undefined) => id && `${links.application(id)}${search && `?${search}`}`;
  return {
    position: neighbours?.position,
    total: neighbours?.total,
    previous: pathOf(neighbours?.previous_id),
    next: pathOf(neighbours?.next_id),
    go: (path) => path !== undefined && navigate(path),
  };
}
