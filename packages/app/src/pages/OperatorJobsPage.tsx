import { Jobs, jobViews } from '@kasb/operator';
import { useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/jobs`: the kind and the state live in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const view = {
    queue: query.get('queue') ?? undefined,
    state: jobViews.find((state) => state === query.get('state')),
  };
  return (
    <OperatorFrame section="jobs">
      <Jobs
        view={view}
        onViewChange={({ queue, state }) => setQuery({ ...(queue && { queue }), ...(state && { state }) })}
      />
    </OperatorFrame>
  );
}
