import { isLacking, LendingList, useMessages } from '@kasb/kit';
import { Banner, Card, Stack, Text } from '@kasb/ui';
import { useLendings } from '../../data/useLendings.ts';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Integration.css.ts';
import { LendingRow } from './LendingRow.tsx';

/** Which companies the connection serves: a switch for each of its holder's, which the holder alone moves. */
export function LendingCard() {
  const t = useMessages(headhunterMessages);
  const query = useLendings();
  if (query.status === 'error' && isLacking(query.error)) return null;
  const items = query.data?.items ?? [];
  const servesNone = items.length > 0 && !items.some(({ is_lent: isLent }) => isLent);
  return (
    <Card title={t('lending.title')}>
      <Stack>
        <Text tone="muted">{t('lending.hint')}</Text>
        <div>
          <Banner tone="caution" className={css.notice}>
            {servesNone && t('lending.none')}
          </Banner>
          <LendingList t={t} query={query}>
            {(lending) => <LendingRow key={lending.company_id} lending={lending} />}
          </LendingList>
        </div>
      </Stack>
    </Card>
  );
}
