import { useMessages } from '@kasb/kit';
import { VideoOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import * as css from './Media.css.ts';

export interface LivePictureProps {
  stream: MediaStream | undefined;
}

/** What the camera sees, as in a mirror. */
export function LivePicture({ stream }: LivePictureProps) {
  const t = useMessages(interviewMessages);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  if (!stream) {
    return (
      <div className={css.frame}>
        <VideoOff className={css.none} />
      </div>
    );
  }
  return <video ref={video} autoPlay muted playsInline aria-label={t('device.preview')} className={css.mirror} />;
}
