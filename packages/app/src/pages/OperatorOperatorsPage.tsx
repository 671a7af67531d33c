import { Operators } from '@kasb/operator';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/operators` */
export function Component() {
  return (
    <OperatorFrame section="operators">
      <Operators />
    </OperatorFrame>
  );
}
