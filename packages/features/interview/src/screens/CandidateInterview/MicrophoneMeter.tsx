import { useMessages } from '@kasb/kit';
import { Text } from '@kasb/ui';
import { Mic } from 'lucide-react';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './Media.css.ts';
import { useMicrophoneLevel } from './useMicrophoneLevel.ts';

export interface MicrophoneMeterProps {
  stream: MediaStream;
}

/** How loud the candidate is heard. */
export function MicrophoneMeter({ stream }: MicrophoneMeterProps) {
  const t = useMessages(interviewMessages);
  const level = useMicrophoneLevel(stream);
  return (
    <div className={css.meterRow}>
      <Mic className={css.icon} />
      <div
        role="meter"
        aria-label={t('device.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        className={css.track}
      >
        <div className={css.fill} style={{ inlineSize: `${level}%` }} />
      </div>
      <Text as="span" size="xs" tone="muted">
        {t('device.speak')}
      </Text>
    </div>
  );
}
