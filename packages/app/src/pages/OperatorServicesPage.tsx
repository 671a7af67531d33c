import { Services } from '@kasb/operator';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/services` */
export function Component() {
  return (
    <OperatorFrame section="services">
      <Services />
    </OperatorFrame>
  );
}
