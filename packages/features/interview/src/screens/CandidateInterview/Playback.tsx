import { useCallback } from 'react';
import { findLength } from '../../model/findLength.ts';
import * as css from './Media.css.ts';

export interface PlaybackProps {
  /** A recording of this page. */
  source: Blob;
  label: string;
}

/** Plays what has just been recorded. */
export function Playback({ source, label }: PlaybackProps) {
  const play = useCallback(
    (player: HTMLMediaElement | null) => {
      if (!player) return;
      const url = URL.createObjectURL(source);
      player.src = url;
      const end = findLength(player, true);
      return () => {
        end();
        URL.revokeObjectURL(url);
      };
    },
    [source],
  );
  if (source.type.startsWith('audio')) {
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the candidate's own words, seconds old
    return <audio ref={play} controls aria-label={label} className={css.audio} />;
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- as above
  return <video ref={play} controls playsInline aria-label={label} className={css.video} />;
}
