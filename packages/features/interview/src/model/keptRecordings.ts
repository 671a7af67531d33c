import { createStore, del, delMany, entries, set } from 'idb-keyval';

/** A recording that is not wholly uploaded, kept on the device so that a reload does not lose it. */
interface KeptRecording {
  recording: Blob;
  /** Milliseconds since 1970. */
  at: number;
}

/** After so long its interview is over, in milliseconds. */
const OUTDATED_MS = 30 * 24 * 60 * 60 * 1000;

let database: ReturnType<typeof createStore> | undefined;
const store = () => (database ??= createStore('kasb-interview', 'recordings'));
const place = (token: string, questionId: string) => `${token}/${questionId}`;

/** A full or denied storage is ignored: the interview goes on without a copy of itself. */
async function tried<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch {
    return undefined;
  }
}

/** Recordings of an interview by question; those of interviews that are long over are forgotten. */
export async function readRecordings(token: string): Promise<Record<string, Blob>> {
  const kept = (await tried(() => entries<string, KeptRecording>(store()))) ?? [];
  const outdated = kept.filter(([, { at }]) => at < Date.now() - OUTDATED_MS);
  await tried(() =>
    delMany(
      outdated.map(([key]) => key),
      store(),
    ),
  );
  const mine = kept.filter(([key]) => key.startsWith(place(token, '')));
  return Object.fromEntries(mine.map(([key, { recording }]) => [key.slice(place(token, '').length), recording]));
}

/** Keeps a recording, or forgets it once it is uploaded. */
export async function writeRecording(token: string, questionId: string, recording: Blob | undefined): Promise<void> {
  const key = place(token, questionId);
  await tried(() =>
    recording ? set(key, { recording, at: Date.now() } satisfies KeptRecording, store()) : del(key, store()),
  );
}
