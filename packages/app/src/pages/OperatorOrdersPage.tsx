import { operatorOrderStates, paymentMethods } from '@kasb/contract';
import { Orders } from '@kasb/operator';
import { useParams, useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/orders`, or one of them; what is looked for lives in the address. */
export function Component() {
  const { number } = useParams();
  const [query] = useSearchParams();
  const read = (name: string) => query.get(name) ?? undefined;
  const view = {
    search: read('search'),
    state: operatorOrderStates.find((each) => each === read('state')),
    method: paymentMethods.find((each) => each === read('method')),
    from: read('from'),
    to: read('to'),
  };
  return (
    <OperatorFrame section="orders">
      <Orders number={number} view={view} />
    </OperatorFrame>
  );
}
