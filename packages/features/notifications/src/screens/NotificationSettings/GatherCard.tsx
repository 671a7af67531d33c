import { noticeGathers } from '@kasb/contract';
import { useMessages } from '@kasb/kit';
import { Card, Segmented, Text } from '@kasb/ui';
import { settingsMessages } from '../../messages/settings/index.ts';
import * as css from './NotificationSettings.css.ts';
import type { SettingsCardProps } from './settingsCard.ts';

const words = { now: 'gather.now', hourly: 'gather.hourly', daily: 'telegram.atNine' } as const;

/** How often new applications come to the chat. */
export function GatherCard({ change, onSave }: SettingsCardProps) {
  const t = useMessages(settingsMessages);
  return (
    <Card title={t('kind.application_new')}>
      <Text size="sm" tone="muted" className={css.gatherHint}>
        {t('gatherHint')}
      </Text>
      <Segmented
        label={t('gatherHint')}
        isLabelHidden
        isFullWidth
        options={noticeGathers.map((value) => ({ value, label: t(words[value]) }))}
        value={change.gather}
        onChange={(next) => {
          const gather = noticeGathers.find((one) => one === next);
          if (gather) onSave(change.gatherBy(gather));
        }}
      />
    </Card>
  );
}
