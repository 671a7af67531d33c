import { useLinks, useMessages } from '@kasb/kit';
import { Banner, Button, Card, Link, LoadingRegion, Skeleton, Stack, Text } from '@kasb/ui';
import { useLendings } from '../../data/useLendings.ts';
import { headhunterMessages } from '../../messages/index.ts';
import * as css from './Integration.css.ts';
import { LendingRow } from './LendingRow.tsx';

/** Statuses of a provider that does not have the call at all. */
const lacking = [404, 405, 501];

/** Which companies the connection serves: a switch for each of its holder's, which the holder alone moves. */
export function LendingCard() {
  const t = useMessages(headhunterMessages);
  const links = useLinks();
  const query = useLendings();
  if (query.status === 'error' && lacking.includes(query.error.status)) return null;
  return (
    <Card title={t('lending.title')}>
      <Stack>
        <Text tone="muted">{t('lending.hint')}</Text>
        {content()}
      </Stack>
    </Card>
  );

  function content() {
    if (query.status === 'loading') {
      return (
        <LoadingRegion className={css.ghost}>
          <Skeleton width="46%" height={16} />
          <Skeleton width={40} height={24} />
        </LoadingRegion>
      );
    }
    if (query.status === 'error') {
      return (
        <Banner
          tone="neutral"
          action={
            <Button variant="quiet" size="sm" onPress={query.retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('lending.failed')}
        </Banner>
      );
    }
    const { items } = query.data;
    if (items.length === 0) {
      return (
        <Text>
          {t('lending.empty')} <Link href={links.companies()}>{t('lending.companies')}</Link>
        </Text>
      );
    }
    return (
      <div>
        <Banner tone="caution" className={css.notice}>
          {!items.some(({ is_lent }) => is_lent) && t('lending.none')}
        </Banner>
        <div className={css.rows}>
          {items.map((lending) => (
            <LendingRow key={lending.company_id} lending={lending} />
          ))}
        </div>
      </div>
    );
  }
}
