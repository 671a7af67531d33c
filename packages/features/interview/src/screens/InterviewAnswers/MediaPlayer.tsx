import { useMessages } from '@kasb/kit';
import { Banner, Button } from '@kasb/ui';
import { useCallback, useState } from 'react';
import { interviewMessages } from '../../messages/index.ts';
import { findLength } from '../../model/findLength.ts';
import * as css from './InterviewAnswers.css.ts';

export interface MediaPlayerProps {
  /** An address that holds for a while. */
  url: string;
  type?: string;
  /** In bytes. */
  size?: number;
  label: string;
  onRefresh: () => void;
}

/** So little may be read of each answer on the page before anybody plays it. */
const SMALL_BYTES = 1024 * 1024;

/** Plays a recorded answer; an address that has run out is asked for anew. */
export function MediaPlayer({ url, type, size, label, onRefresh }: MediaPlayerProps) {
  const t = useMessages(interviewMessages);
  const [isBroken, setBroken] = useState(false);
  const isSmall = size !== undefined && size <= SMALL_BYTES;
  // Recordings of former days do not say how long they are.
  const watch = useCallback(
    (element: HTMLMediaElement | null) => (element ? findLength(element, isSmall) : undefined),
    [isSmall],
  );
  if (isBroken) {
    return (
      <Banner
        tone="neutral"
        action={
          <Button
            variant="quiet"
            size="sm"
            onPress={() => {
              setBroken(false);
              onRefresh();
            }}
          >
            {t('answers.refresh')}
          </Button>
        }
      >
        {t('answers.playFailed')}
      </Banner>
    );
  }
  const player = {
    ref: watch,
    controls: true,
    preload: 'metadata',
    src: url,
    'aria-label': label,
    onError: () => setBroken(true),
  };
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what a candidate says has no captions
  if (type?.startsWith('audio')) return <audio {...player} className={css.audio} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
  return <video {...player} src={`${url}#t=0.01`} playsInline className={css.video} />;
}
