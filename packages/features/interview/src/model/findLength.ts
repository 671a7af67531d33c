/** Further than any recording goes. */
const FAR = 1e9;

const isKnown = (seconds: number) => Number.isFinite(seconds) && seconds > 0;

/**
 * Has a player find out how long a recording is that does not say so: the browser knows once it was at the end, and
 * then can go anywhere in it. It reads all of the recording for that, so a large one is looked through only when it is
 * played. Gives what ends the watch.
 */
export function findLength(player: HTMLMediaElement, isSmall: boolean): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let isTried = false;
  let back: { at: number; isPlaying: boolean } | undefined;
  const begin = () => {
    if (isTried || player.readyState < player.HAVE_METADATA || isKnown(player.duration)) return;
    isTried = true;
    back = { at: player.currentTime, isPlaying: !player.paused };
    player.pause();
    player.currentTime = FAR;
  };
  const end = () => {
    if (!back) return;
    const { at, isPlaying } = back;
    back = undefined;
    player.currentTime = at;
    // Nobody may be there any more, or the browser wants another press.
    if (isPlaying) player.play().catch(() => undefined);
  };
  player.addEventListener('play', begin, { signal });
  if (isSmall) player.addEventListener('loadedmetadata', begin, { signal });
  player.addEventListener('durationchange', () => isKnown(player.duration) && end(), { signal });
  player.addEventListener('seeked', end, { signal });
  if (isSmall) begin();
  return () => leaving.abort();
}
