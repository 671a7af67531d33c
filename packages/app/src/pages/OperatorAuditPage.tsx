import { Audit } from '@kasb/operator';
import { useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/audit`: what is looked at lives in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(name) ?? undefined;
  const view = { actor: read('actor'), action: read('action'), subject: read('subject'), day: read('day') };
  return (
    <OperatorFrame section="audit">
      <Audit
        view={view}
        onViewChange={(next) => setQuery(Object.entries(next).filter(([, value]) => value !== undefined))}
      />
    </OperatorFrame>
  );
}
