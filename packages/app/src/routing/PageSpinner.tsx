import { Spinner } from '@kasb/ui';
import * as css from './PageSpinner.css.ts';

/** A centred spinner while the session or a lazy part loads. */
export function PageSpinner() {
  return (
    <div className={css.centre}>
      <Spinner size={32} />
    </div>
  );
}
