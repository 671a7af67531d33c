import { Moderation } from '@kasb/operator';
import { useParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/moderation`, or one vacancy of its queue. */
export function Component() {
  const { vacancyId } = useParams();
  return (
    <OperatorFrame section="moderation">
      <Moderation vacancyId={vacancyId} />
    </OperatorFrame>
  );
}
