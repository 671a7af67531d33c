import type { Database } from '../db/database.ts';

/** A kind of work, as far as whoever asks for it must know. */
interface Wanted<Data extends object> {
  name: string;
  run(services: never, data: Data, signal: AbortSignal): Promise<void>;
}

/** When a job is wanted. */
interface SendOptions {
  /** Seconds to wait before it is begun. @default 0 */
  after?: number;
}

/** Where jobs are asked for. */
export interface JobSender {
  /** Asks for a job as part of a transaction, or at once with the database itself. */
  send<Data extends object>(db: Database, job: Wanted<Data>, data: Data, options?: SendOptions): Promise<void>;
}
