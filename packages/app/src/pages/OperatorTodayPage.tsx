import { Overview } from '@kasb/operator';
import { useSearchParams } from 'react-router-dom';
import { OperatorFrame } from './OperatorFrame.tsx';

/** `/operator/today`: the day lives in the address. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  return (
    <OperatorFrame section="today">
      <Overview day={query.get('day') ?? undefined} onDayChange={(day) => setQuery(day === undefined ? {} : { day })} />
    </OperatorFrame>
  );
}
