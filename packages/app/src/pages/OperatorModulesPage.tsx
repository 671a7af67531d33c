import { Modules } from '@kasb/operator';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/modules` */
export function Component() {
  return (
    <OperatorFrame section="modules">
      <Modules />
    </OperatorFrame>
  );
}
