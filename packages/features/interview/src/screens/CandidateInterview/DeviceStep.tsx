import { useMessages } from '@kasb/kit';
import { BackLink, Button, Card, Heading, Text } from '@kasb/ui';
import { Mic, Video } from 'lucide-react';
import { interviewMessages } from '../../messages/index.ts';
import type { AnswerKind } from '../../model/media.ts';
import * as css from './CandidateInterview.css.ts';
import { DeviceNotice } from './DeviceNotice.tsx';
import { LivePicture } from './LivePicture.tsx';
import { MicrophoneMeter } from './MicrophoneMeter.tsx';
import type { Devices } from './useDevices.ts';

export interface DeviceStepProps {
  devices: Devices;
  onBack: () => void;
  /** Gets the way the candidate wants to answer in. */
  onContinue: (kind: AnswerKind) => void;
}

/** Camera and microphone, before they are needed; whoever has none answers in words. */
export function DeviceStep({ devices, onBack, onContinue }: DeviceStepProps) {
  const t = useMessages(interviewMessages);
  const { stream, kind, isAsking, ask } = devices;
  return (
    <>
      <BackLink onPress={onBack}>{t('back')}</BackLink>
      <div className={css.head}>
        <Heading level={1} tabIndex={-1} className={css.heading}>
          {t('device.title')}
        </Heading>
        <Text tone="muted">{t('device.hint')}</Text>
      </div>
      <DeviceNotice devices={devices} />
      <Card
        footer={
          <div className={css.actions}>
            <Button
              variant="quiet"
              onPress={() => {
                devices.release();
                onContinue('text');
              }}
            >
              {t('device.withText')}
            </Button>
            {kind ? (
              <Button variant="primary" onPress={() => onContinue(kind)}>
                {t('device.start')}
              </Button>
            ) : (
              <>
                <Button icon={<Mic />} isDisabled={isAsking} onPress={() => void ask('audio')}>
                  {t('device.audioOnly')}
                </Button>
                <Button variant="primary" icon={<Video />} isPending={isAsking} onPress={() => void ask('video')}>
                  {t(isAsking ? 'device.asking' : 'device.ask')}
                </Button>
              </>
            )}
          </div>
        }
      >
        <div className={css.fields}>
          {kind === 'audio' ? null : <LivePicture stream={stream} />}
          {stream && <MicrophoneMeter stream={stream} />}
        </div>
      </Card>
    </>
  );
}
