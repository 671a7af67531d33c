import { useFormat, useMessages } from '@kasb/kit';
import { Button } from '@kasb/ui';
import type { Fresh } from '../../data/useLivePages.ts';
import { operatorMessages } from '../../messages/index.ts';
import * as css from './FreshRows.css.ts';

/** Over a list: how many rows came since it was read, and the press that shows them. Nothing moves before. */
export function FreshRows({ fresh }: { fresh: Fresh | undefined }) {
  const t = useMessages(operatorMessages);
  const format = useFormat();
  return (
    <div role="status" className={css.place}>
      {fresh && (
        <Button size="sm" className={css.told} onPress={fresh.show}>
          {t('list.fresh', { n: format.number(fresh.count) })}
        </Button>
      )}
    </div>
  );
}
