import { Plans } from '@kasb/operator';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/plans` */
export function Component() {
  return (
    <OperatorFrame section="plans">
      <Plans />
    </OperatorFrame>
  );
}
