import type { Place } from './archive.ts';
import { moveArchived } from './changes.ts';

/** How often what was archived is looked for. */
const everyMs = 5000;

/** Moves what PostgreSQL archives to the backups while it runs, and the last of it when that has ended. */
export function keepMoving(place: Place, onFailure: (error: unknown) => void): { stop: () => Promise<void> } {
  let moving = Promise.resolve();
  let isMoving = false;
  const move = async () => {
    isMoving = true;
    await moveArchived(place).catch(onFailure);
    isMoving = false;
  };
  const timer = setInterval(() => {
    if (!isMoving) moving = move();
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await moving;
      await move();
    },
  };
}
