import { useMessages } from '@kasb/kit';
import { interviewMessages } from '../../messages/index.ts';
import { Notice } from './Notice.tsx';
import type { Devices } from './useDevices.ts';

export interface DeviceNoticeProps {
  devices: Pick<Devices, 'problem'>;
}

/** Why there is no camera or microphone, and what to do about it. */
export function DeviceNotice({ devices: { problem } }: DeviceNoticeProps) {
  const t = useMessages(interviewMessages);
  return <Notice tone="warning">{problem && t(`device.${problem}`)}</Notice>;
}
