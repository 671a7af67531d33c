import { People, personKinds } from '@kasb/operator';
import { useParams, useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/people`, or one of them; who is looked for lives in the address. */
export function Component() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const kind = personKinds.find((each) => each === query.get('kind'));
  return (
    <OperatorFrame section="people">
      <People personId={id} view={{ search: query.get('search') ?? undefined, kind }} />
    </OperatorFrame>
  );
}
