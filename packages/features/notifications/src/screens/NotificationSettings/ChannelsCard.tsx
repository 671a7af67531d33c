import type { NotificationSettings } from '@kasb/contract';
import { formatPhone } from '@kasb/contract';
import { isTelegramConnected, useFormat, useMessages } from '@kasb/kit';
import { Card, Text } from '@kasb/ui';
import { Mail, Phone, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { settingsMessages } from '../../messages/settings/index.ts';
import { isMailboxOpen } from '../../model/mailbox.ts';
import { MailWay } from './MailWay.tsx';
import * as css from './NotificationSettings.css.ts';
import { TelegramWay } from './TelegramWay.tsx';
import { TrialButton } from './TrialButton.tsx';

/** Where the person can be told, and what each channel knows of them. */
export function ChannelsCard({ settings }: { settings: NotificationSettings }) {
  const t = useMessages(settingsMessages);
  const format = useFormat();
  const { channels, telegram, sms, email } = settings;
  const chat =
    telegram &&
    (telegram.is_blocked
      ? t('blocked')
      : t('telegram.connected', { name: telegram.name ?? '', day: format.date(telegram.connected_at) ?? '' }));
  const phone = sms && t('smsLimit', { phone: formatPhone(sms.phone ?? ''), count: sms.daily_limit ?? 0 });
  const address = email?.address;
  const mail = email && address !== undefined ? t(mailboxState(email), { address }) : t('mail.offered');
  const told = (channel: 'telegram' | 'sms' | 'email', text: string | undefined) =>
    channels.includes(channel) ? text : t('absent');
  return (
    <Card title={t('where')} padding="none">
      <ul className={css.rows}>
        <Channel name="Telegram" icon={<Send size={18} />} text={told('telegram', chat ?? t('offered'))}>
          {channels.includes('telegram') && (
            <>
              {isTelegramConnected(settings) && <TrialButton channel="telegram" name="Telegram" />}
              <TelegramWay settings={settings} />
            </>
          )}
        </Channel>
        <Channel name="SMS" icon={<Phone size={18} />} text={told('sms', phone)}>
          {channels.includes('sms') && <TrialButton channel="sms" name="SMS" />}
        </Channel>
        <Channel name={t('email')} icon={<Mail size={18} />} text={told('email', mail)}>
          {channels.includes('email') && (
            <>
              {isMailboxOpen(email) && <TrialButton channel="email" name={t('mail')} />}
              <MailWay address={address} />
            </>
          )}
        </Channel>
      </ul>
    </Card>
  );
}

function mailboxState({ is_confirmed, is_dead, is_unsubscribed }: NonNullable<NotificationSettings['email']>) {
  if (is_dead) return 'mail.dead';
  if (is_unsubscribed) return 'mail.unsubscribed';
  return is_confirmed ? 'confirmed' : 'unconfirmed';
}

interface ChannelProps {
  name: string;
  icon: ReactNode;
  text: string | undefined;
  children?: ReactNode;
}

function Channel({ name, icon, text, children }: ChannelProps) {
  return (
    <li className={css.channel}>
      <span aria-hidden className={css.square}>
        {icon}
      </span>
      <div className={css.grow}>
        <div className={css.name}>{name}</div>
        <Text size="sm" tone="muted">
          {text}
        </Text>
      </div>
      {children && <div className={css.ways}>{children}</div>}
    </li>
  );
}
