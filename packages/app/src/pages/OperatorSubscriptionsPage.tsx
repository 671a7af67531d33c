import { subscriptionStatuses } from '@kasb/contract';
import { Subscriptions } from '@kasb/operator';
import { useParams, useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/subscriptions`, or one of them; what is looked for lives in the address. */
export function Component() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const state = subscriptionStatuses.find((each) => each === query.get('state'));
  return (
    <OperatorFrame section="subscriptions">
      <Subscriptions subscriptionId={id} view={{ search: query.get('search') ?? undefined, state }} />
    </OperatorFrame>
  );
}
