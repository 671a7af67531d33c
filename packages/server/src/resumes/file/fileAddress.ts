import { Readable } from 'node:stream';
import type { WireAnswerOf, getResume } from '@kasb/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Context } from '../../context/context.ts';
import type { Services } from '../../context/services.ts';
import { isHere } from '../../db/isAway.ts';
import { applications, resumeFiles, resumes, users } from '../../db/schema/index.ts';
import { attachment } from '../../http/attachment.ts';
import { Problem } from '../../http/problem.ts';
import { filePolicy } from '../../http/respond.ts';
import { readBytes } from '../../media/chunks.ts';
import { fileChunks } from './fileChunks.ts';

const prefix = '/api/resume-file/';
/** The route that files are read from. */
export const fileRoute = `${prefix}:token`;
const purpose = 'resume file';
const livesMs = 15 * 60 * 1000;

interface Ticket {
  id: string;
  /** The response that it is read with; without one it is read by whose it is. */
  applicationId?: string;
  until: number;
}

/** What of a file is told. */
export interface ToldFile {
  id: string;
  name: string;
  size: number;
}

/** A file with an address at which it is read for a quarter of an hour. */
export function fileAnswer(
  { now, sealer }: Pick<Context, 'now' | 'sealer'>,
  { id, name, size }: ToldFile,
  applicationId?: string,
): NonNullable<WireAnswerOf<typeof getResume>['file']> {
  const ticket: Ticket = { id, applicationId, until: now.getTime() + livesMs };
  return { name, size, url: prefix + sealer.seal(JSON.stringify(ticket), purpose).toString('base64url') };
}

/** Answers such an address while its reader may still have the file. @throws Problem unknownFile, tooOften */
export async function sendFile(services: Services, token: string, address: string): Promise<Response> {
  const ticket = opened(services.sealer, token);
  if (!ticket || ticket.until < services.clock().getTime()) throw new Problem('unknownFile');
  const row = await fileOf(services, ticket);
  if (!row) throw new Problem('unknownFile');
  services.drawings.countRead(token, address);
  const chunks = await fileChunks(services.db, row.id);
  // A part at a time: whoever does not read holds no more than that.
  const parts = Readable.from(readBytes(services.media, chunks, 0, row.size), { objectMode: false });
  return new Response(Readable.toWeb(parts) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(row.size),
      'content-disposition': attachment('file.pdf', row.name),
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    },
  });
}

async function fileOf({ db }: Services, { id, applicationId }: Ticket) {
  const isWhole = and(eq(resumeFiles.id, id), isNotNull(resumeFiles.sha256));
  const { name, size } = resumeFiles;
  if (applicationId === undefined) {
    const [own] = await db
      .select({ id: resumeFiles.id, name, size })
      .from(resumeFiles)
      .innerJoin(resumes, eq(resumes.id, resumeFiles.resumeId))
      .innerJoin(users, eq(users.id, resumes.userId))
      .where(and(isWhole, isNull(resumes.deletedAt), isHere()));
    return own;
  }
  const [sent] = await db
    .select({ id: resumeFiles.id, name, size })
    .from(applications)
    .innerJoin(resumeFiles, eq(resumeFiles.id, applications.fileId))
    .innerJoin(users, eq(users.id, applications.candidateId))
    .where(
      and(
        isWhole,
        eq(applications.id, applicationId),
        isNull(applications.withdrawnAt),
        isNull(applications.erasedAt),
        isHere(),
      ),
    );
  return sent;
}

function opened(sealer: Services['sealer'], token: string): Ticket | undefined {
  try {
    return JSON.parse(sealer.open(Buffer.from(token, 'base64url'), purpose)) as Ticket;
  } catch {
    return undefined;
  }
}
