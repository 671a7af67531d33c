import { searchNotifies } from '@kasb/contract';
import type { NotificationSettings, NotificationSettingsBody, SearchNotify } from '@kasb/contract';
import { LoadFailure, ProblemSentence, match, useFormat, useMessages } from '@kasb/kit';
import { Card, LoadingRegion, Select, Skeleton, Switch, Text, useToasts } from '@kasb/ui';
import { useNoticeSettings, useSettingsChange } from '../../data/useOwnProfile.ts';
import { candidateMessages } from '../../messages/index.ts';
import { ConnectTelegram } from '../../parts/ConnectTelegram/ConnectTelegram.tsx';
import { DisconnectTelegram } from './DisconnectTelegram.tsx';
import * as css from './Profile.css.ts';
import { SettingRow } from './SettingRow.tsx';

/** How the candidate is told, by the channels that the provider has. */
export function NoticeSettings() {
  const t = useMessages(candidateMessages);
  const content = match(useNoticeSettings(), {
    loading: () => (
      <LoadingRegion>
        <Skeleton height={48} />
      </LoadingRegion>
    ),
    error: (failure) => <LoadFailure failure={failure}>{t('notices.failed')}</LoadFailure>,
    ready: ({ data }) => <Rows settings={data} />,
  });
  return (
    // No landmark: that of the toasts has the same name.
    <Card as="div" aria-labelledby={undefined} title={t('notifications')}>
      {content}
    </Card>
  );
}

function Rows({ settings }: { settings: NotificationSettings }) {
  const t = useMessages(candidateMessages);
  const format = useFormat();
  const toasts = useToasts();
  const { isTelegramOn, isSmsOn, digest, change } = useSettingsChange(settings);
  const { channels, telegram } = settings;
  const set = async (body: NotificationSettingsBody) => {
    const result = await change(body);
    if (!result.ok)
      toasts.show({
        tone: 'critical',
        text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="notices.saveFailed" />,
      });
  };
  const connected =
    telegram?.name === undefined || telegram.connected_at === undefined
      ? undefined
      : t('telegram.connected', { name: telegram.name, day: format.longDate(telegram.connected_at) });
  return (
    <ul className={css.rows}>
      <SettingRow title={t('notices.site')} hint={t('notices.siteHint')}>
        <Text as="span" size="sm" tone="muted">
          {t('notices.always')}
        </Text>
      </SettingRow>
      {channels.includes('telegram') && (!telegram || telegram.is_blocked) && (
        <SettingRow title="Telegram" hint={t(telegram ? 'notices.blocked' : 'home.telegramText')}>
          <ConnectTelegram />
        </SettingRow>
      )}
      {channels.includes('telegram') && telegram && !telegram.is_blocked && (
        <li className={css.row}>
          <ChannelSwitch
            name="Telegram"
            hint={connected}
            isOn={isTelegramOn}
            onChange={(isOn) => void set({ isTelegramOn: isOn })}
          />
          <DisconnectTelegram />
        </li>
      )}
      {channels.includes('sms') && (
        <li className={css.row}>
          <ChannelSwitch
            name="SMS"
            hint={t('notices.smsHint')}
            isOn={isSmsOn}
            onChange={(isOn) => void set({ isSmsOn: isOn })}
          />
        </li>
      )}
      <SettingRow title={t('notices.searches')} hint={digest === 'daily' ? t('telegram.atNine') : undefined}>
        <Select
          isLabelHidden
          size="sm"
          label={t('notices.searches')}
          options={searchNotifies.map((value) => ({ value, label: t(`notify.${value}`) }))}
          value={digest}
          onChange={(value) => void set({ digest: value as SearchNotify })}
          className={css.select}
        />
      </SettingRow>
    </ul>
  );
}

interface ChannelSwitchProps {
  name: string;
  hint: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A channel that can be switched off, in the looks of the rows beside it. */
function ChannelSwitch({ name, hint, isOn, onChange }: ChannelSwitchProps) {
  return (
    <Switch
      className={css.grow}
      labelPlacement="start"
      description={
        hint && (
          <Text as="span" size="sm" tone="muted">
            {hint}
          </Text>
        )
      }
      isSelected={isOn}
      onChange={onChange}
    >
      <Text as="span" weight="strong">
        {name}
      </Text>
    </Switch>
  );
}
