import { Audit } from '@kasb/operator';
import { useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/audit`: the action and the day live in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const view = { action: query.get('action') ?? undefined, day: query.get('day') ?? undefined };
  return (
    <OperatorFrame section="audit">
      <Audit
        view={view}
        onViewChange={(next) => setQuery(Object.entries(next).filter(([, value]) => value !== undefined))}
      />
    </OperatorFrame>
  );
}
