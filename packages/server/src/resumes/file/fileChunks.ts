import { asc, eq } from 'drizzle-orm';
import type { Services } from '../../context/services.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { resumeFileChunks } from '../../db/schema/index.ts';
import { removeParts } from '../../media/removeParts.ts';

/** The parts of a file, in order. */
export async function fileChunks(db: Database, fileId: string) {
  return db
    .select()
    .from(resumeFileChunks)
    .where(eq(resumeFileChunks.fileId, fileId))
    .orderBy(asc(resumeFileChunks.start));
}

const idleMs = 24 * 60 * 60 * 1000;

/** Removes files that are of no resume and of no response, and uploads that have been idle for a day. */
export async function removeAbandonedFiles(services: Pick<Services, 'db' | 'clock' | 'media' | 'log'>): Promise<void> {
  const idleSince = new Date(services.clock().getTime() - idleMs).toISOString();
  const parts = await rowsOf<{ key: string }>(services.db)`
    with abandoned as (
      select id from resume_files file
      where (resume_id is null or (sha256 is null and updated_at < ${idleSince}))
        and not exists (select from applications where file_id = file.id)
      for update skip locked
    ), gone as (delete from resume_files where id in (select id from abandoned) returning id)
    select key from resume_file_chunks join gone on file_id = gone.id`;
  await removeParts(
    services,
    parts.map(({ key }) => key),
  );
}
