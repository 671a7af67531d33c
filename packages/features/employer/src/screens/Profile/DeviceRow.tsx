import type { ApiError, DeviceSession } from '@kasb/contract';
import { useFormat, useMessages } from '@kasb/kit';
import { Badge, Button, Text } from '@kasb/ui';
import { Monitor, Smartphone } from 'lucide-react';
import { useEndSession } from '../../data/useDevices.ts';
import { employerMessages } from '../../messages/index.ts';
import * as css from './Devices.css.ts';

export interface DeviceRowProps {
  device: DeviceSession;
  /** What moments are told from. */
  now: number;
  onEnded: () => void;
  onFailed: (error: ApiError) => void;
}

/** A device with its address and last use, and the way to sign out there. */
export function DeviceRow({ device, now, onEnded, onFailed }: DeviceRowProps) {
  const t = useMessages(employerMessages);
  const format = useFormat();
  const { isPending, run } = useEndSession();
  const moments = format.moments(now);
  const name = device.device ?? t('unknownDevice');
  const used = device.last_used_at && t('devices.used', { moment: moments.dayOrTime(device.last_used_at) });
  const Icon = /Android|iPhone|iPad/.test(name) ? Smartphone : Monitor;
  const end = async () => {
    const result = await run({ params: { id: device.id } });
    // Somebody ended it meanwhile: that is what was wanted.
    if (result.ok || result.error.is('unknownSession')) onEnded();
    else onFailed(result.error);
  };
  return (
    <li className={css.row}>
      <span aria-hidden="true" className={css.icon}>
        <Icon size={18} />
      </span>
      <div className={css.names}>
        <span className={css.name}>
          <Text as="span" weight="strong">
            {name}
          </Text>
          {device.is_current && <Badge tone="accent">{t('devices.current')}</Badge>}
        </span>
        <Text as="span" size="sm" tone="muted">
          <span className={css.facts}>
            {device.address && <span>{device.address}</span>}
            {used && <span>{` ${used}`}</span>}
          </span>
        </Text>
      </div>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${t('leave')}: ${name}`}
        isPending={isPending}
        onPress={() => void end()}
      >
        {t('leave')}
      </Button>
    </li>
  );
}
