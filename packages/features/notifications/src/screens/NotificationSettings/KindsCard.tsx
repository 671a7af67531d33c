import type { NoticeSwitch } from '@kasb/contract';
import { isTelegramConnected, useMessages } from '@kasb/kit';
import { Card, cx, Switch, Text, useIsNarrow, VisuallyHidden } from '@kasb/ui';
import { useRef } from 'react';
import type { SwitchedChannel } from '../../data/useSettings.ts';
import { settingsMessages } from '../../messages/settings/index.ts';
import { isMailboxOpen } from '../../model/mailbox.ts';
import * as css from './NotificationSettings.css.ts';
import type { SettingsCardProps } from './settingsCard.ts';

const channels = ['telegram', 'sms', 'email'] as const satisfies readonly SwitchedChannel[];
const hinted = ['application_new', 'talk', 'vacancy_moderated', 'subscription_ending', 'digest_weekly'] as const;

/** A switch for each kind and channel; a table, and a list where that would not fit. */
export function KindsCard({ settings, change, onSave }: SettingsCardProps) {
  const t = useMessages(settingsMessages);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box);
  const names = { telegram: 'Telegram', sms: 'SMS', email: t('mail') };
  const hintOf = (kind: NoticeSwitch) => hinted.find((one) => one === kind);
  const isThere = (channel: SwitchedChannel) => settings.channels.includes(channel);
  const isOpen: Partial<Record<SwitchedChannel, boolean>> = {
    telegram: isTelegramConnected(settings),
    email: isMailboxOpen(settings.email),
  };
  const isBlocked = (channel: SwitchedChannel) => isOpen[channel] === false;

  const named = (kind: NoticeSwitch) => {
    const hint = hintOf(kind);
    return (
      <>
        <div className={css.name}>{t(`kind.${kind}`)}</div>
        {hint && (
          <Text size="xs" tone="muted">
            {t(`hint.${hint}`)}
          </Text>
        )}
      </>
    );
  };
  const turn = (kind: NoticeSwitch, channel: SwitchedChannel, isLabelled: boolean) => {
    const isOn = change.isOn(kind, channel);
    if (isOn === undefined || !isThere(channel)) return null;
    const name = t('cell', { kind: t(`kind.${kind}`), channel: names[channel] });
    return (
      <Switch
        key={channel}
        className={cx(isLabelled ? css.inColumn : css.bare, isLabelled && channel === 'email' && css.email)}
        isSelected={isOn && !isBlocked(channel)}
        isDisabled={isBlocked(channel)}
        onChange={(next) => onSave(change.turn(kind, channel, next))}
      >
        {isLabelled ? (
          <>
            <VisuallyHidden>{`${t(`kind.${kind}`)}, `}</VisuallyHidden>
            <span>{names[channel]}</span>
          </>
        ) : (
          <VisuallyHidden>{name}</VisuallyHidden>
        )}
      </Switch>
    );
  };

  return (
    <Card title={t('about')} padding="none">
      <div ref={box}>
        <Text size="sm" tone="muted" className={css.lead}>
          {t('always')}
        </Text>
        {isNarrow ? (
          <ul className={css.rows}>
            {settings.kinds.map(({ kind }) => (
              <li key={kind} className={css.event}>
                {named(kind)}
                <div className={css.switches}>{channels.map((channel) => turn(kind, channel, true))}</div>
              </li>
            ))}
          </ul>
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.head}>
                  {t('event')}
                </th>
                {channels.map((channel) => (
                  <th key={channel} scope="col" className={css.headCell}>
                    {names[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {settings.kinds.map(({ kind }) => (
                <tr key={kind} className={css.line}>
                  <th scope="row" className={css.kind}>
                    {named(kind)}
                  </th>
                  {channels.map((channel) => (
                    <td key={channel} className={css.cell}>
                      {turn(kind, channel, false)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Card>
  );
}
