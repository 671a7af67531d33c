import { Companies, companyStates } from '@kasb/operator';
import { useParams, useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/companies`, or one of them; what is looked for lives in the address. */
export function Component() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const state = companyStates.find((each) => each === query.get('state'));
  return (
    <OperatorFrame section="companies">
      <Companies companyId={id} view={{ search: query.get('search') ?? undefined, state }} />
    </OperatorFrame>
  );
}
