import { useFormat, useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import { searchMessages } from '../../messages/index.ts';

/** When a vacancy was published; the figures stand in the tooltip. Nothing where that is not known. */
export function PublishedDate({ at }: { at: string | null | undefined }) {
  const t = useMessages(searchMessages);
  const format = useFormat();
  if (!at) return null;
  return (
    <Text size="sm" tone="muted">
      <time dateTime={at} title={format.date(at)}>
        {t('card.published', { date: format.longDate(at) })}
      </time>
    </Text>
  );
}
