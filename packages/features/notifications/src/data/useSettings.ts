import { getNotificationSettings, testChannel, updateNotificationSettings } from '@kasb/contract';
import type { NoticeSwitch, NotificationSettings, NotificationSettingsBody } from '@kasb/contract';
import { useCommand, useOptimistic, useQuery } from '@kasb/kit';

/** What the person is told of, where and when. */
export const useSettings = () => useQuery(getNotificationSettings, {});

/** Tries a channel; what it finds out is read again. */
export const useTrial = () => useCommand(testChannel, { touches: [getNotificationSettings] });

/** A channel that has switches. */
export type SwitchedChannel = 'telegram' | 'sms' | 'email';

/** Settings that are seen at once as they are changed, and taken back where the provider refuses. */
export function useSettingsChange(settings: NotificationSettings) {
  const command = useCommand(updateNotificationSettings);
  const shown = useOptimistic<NotificationSettings, NotificationSettingsBody, unknown>({
    keyOf: () => 'settings',
    send: (_settings, body) => command.run({ body }),
    touches: [getNotificationSettings],
  });
  const changed = shown.valueOf(settings) ?? {};
  const { kinds = {}, quiet } = changed;
  const change = (body: NotificationSettingsBody) => shown.change(settings, { ...changed, ...body });
  return {
    isOn: (kind: NoticeSwitch, channel: SwitchedChannel): boolean | undefined =>
      kinds[kind]?.[channel] ?? settings.kinds.find((row) => row.kind === kind)?.[channel],
    isQuiet: quiet?.isOn ?? settings.quiet?.is_on ?? true,
    quietFrom: quiet?.from ?? settings.quiet?.from ?? '21:00',
    quietTo: quiet?.to ?? settings.quiet?.to ?? '08:00',
    gather: changed.gather ?? settings.gather ?? 'hourly',
    turn: (kind: NoticeSwitch, channel: SwitchedChannel, isOn: boolean) =>
      change({ kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: isOn } } }),
    rest: (hours: NonNullable<NotificationSettingsBody['quiet']>) => change({ quiet: { ...quiet, ...hours } }),
    gatherBy: (gather: NonNullable<NotificationSettingsBody['gather']>) => change({ gather }),
  };
}

/** What changes them. */
export type SettingsChange = ReturnType<typeof useSettingsChange>;
