import { createResumePdf as endpoint, resume } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { and, eq } from 'drizzle-orm';
import { parse } from 'valibot';
import type { Services } from '../../context/services.ts';
import { verb } from '../../context/verb.ts';
import { isHere } from '../../db/isAway.ts';
import { resumes, users } from '../../db/schema/index.ts';
import { personOf } from '../../http/actor.ts';
import { attachment } from '../../http/attachment.ts';
import { countAct } from '../../http/personLimits.ts';
import { Problem } from '../../http/problem.ts';
import { filePolicy } from '../../http/respond.ts';
import { findResume, isKeptOf } from '../findResume.ts';
import { contentOf } from '../resume.ts';
import { drawPdf } from './drawPdf.ts';

const prefix = '/api/resume-pdf/';
/** The route that documents are read from. */
export const pdfRoute = `${prefix}:token`;
const purpose = 'resume pdf';
const livesMs = 15 * 60 * 1000;

interface Ticket {
  id: string;
  userId: string;
  language: Language;
  until: number;
}

/** Gives an address at which one's own resume is read as PDF for a quarter of an hour. */
export const createResumePdf = verb(endpoint, async (context, { params: { id }, body: { language } }) => {
  const { db, now, sealer } = context;
  const row = await findResume(context, db, id);
  const userId = personOf(context).id;
  await countAct(db, userId, 'documents', now);
  const until = now.getTime() + livesMs;
  const ticket: Ticket = { id: row.id, userId, language: language ?? context.language, until };
  const token = sealer.seal(JSON.stringify(ticket), purpose).toString('base64url');
  return { url: `${prefix}${token}`, expires_at: new Date(until).toISOString() };
});

/** Answers such an address with the resume as it is now. @throws Problem unknownResume, tooOften, unavailable */
export async function sendPdf(
  { db, clock, sealer, drawings }: Services,
  token: string,
  address: string,
): Promise<Response> {
  const ticket = opened(sealer, token);
  if (!ticket || ticket.until < clock().getTime()) throw new Problem('unknownResume');
  const [found] = await db
    .select({ row: resumes, person: users })
    .from(resumes)
    .innerJoin(users, eq(users.id, resumes.userId))
    .where(and(isKeptOf(ticket.userId), eq(resumes.id, ticket.id), isHere()));
  if (!found) throw new Problem('unknownResume');
  drawings.countRead(token, address);
  const { firstName, lastName, phone, email } = found.person;
  const name = `${firstName} ${lastName}`;
  const contacts = [`+${phone}`, email].filter((line) => line !== null);
  const key = ['resume', ticket.id, found.row.version, ticket.language, name, ...contacts].join(' ');
  const content = parse(resume, { id: ticket.id, ...contentOf(found.row) });
  const pdf = await drawings.draw(key, drawPdf, { content, name, contacts, language: ticket.language });
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': attachment('resume.pdf', `${name}.pdf`),
      'content-security-policy': filePolicy,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    },
  });
}

function opened(sealer: Services['sealer'], token: string): Ticket | undefined {
  try {
    return JSON.parse(sealer.open(Buffer.from(token, 'base64url'), purpose)) as Ticket;
  } catch {
    return undefined;
  }
}
