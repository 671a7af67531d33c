import { Readable } from 'node:stream';
import { exportAccount } from '@kasb/contract';
import type { Language } from '@kasb/contract';
import { ownDataWords } from '@kasb/domain/documents/ownData';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import type { Services } from '../context/services.ts';
import { verb } from '../context/verb.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rowsOf.ts';
import { resumeFiles } from '../db/schema/index.ts';
import { personOf } from '../http/actor.ts';
import { countAct } from '../http/personLimits.ts';
import { Problem } from '../http/problem.ts';
import { readBytes } from '../media/chunks.ts';
import { fileChunks } from '../resumes/file/fileChunks.ts';
import { zipped } from './zipped.ts';
import type { ZippedFile } from './zipped.ts';

const prefix = '/api/candidate/export/';
/** The route that an archive is downloaded from. */
export const exportRoute = `${prefix}:token`;

const purpose = 'account export';
const lifetimeMs = 15 * 60 * 1000;

/** What an address of an archive says. */
interface Ticket {
  userId: string;
  language: Language;
  expires: number;
}

/** An address of this origin that gives the archive until it expires. */
export const exportAddress = verb(exportAccount, async (context: Context) => {
  const { db, now, sealer, language } = context;
  const { id: userId } = personOf(context);
  await countAct(db, userId, 'exports', now);
  const expires = now.getTime() + lifetimeMs;
  const ticket: Ticket = { userId, language, expires };
  const token = sealer.seal(JSON.stringify(ticket), purpose).toString('base64url');
  return { url: prefix + token, expires_at: new Date(expires).toISOString() };
});

/** The archive behind an address: the data for programs, and the same for people. @throws Problem notFound, tooOften */
export async function downloadExport(
  { db, media, sealer, clock, drawings }: Services,
  token: string,
  address: string,
): Promise<Response> {
  const ticket = ticketOf(sealer, token);
  if (ticket) drawings.countRead(token, address);
  const data = ticket && ticket.expires > clock().getTime() ? await ownData(db, ticket.userId) : undefined;
  if (!ticket || !data) throw new Problem('notFound');
  const texts = { 'data.json': JSON.stringify(data, null, 2), 'data.html': pageOf(data, ticket.language) };
  const bytes = Readable.from(zipped(texts, filesOf(db, media, ticket.userId)), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="kasb.zip"',
      'cache-control': 'private, no-store',
    },
  });
}

function ticketOf(sealer: Services['sealer'], token: string): Ticket | undefined {
  try {
    return JSON.parse(sealer.open(Buffer.from(token, 'base64url'), purpose)) as Ticket;
  } catch {
    // Made up, changed, or sealed with a key that is gone.
    return undefined;
  }
}

/** The PDFs that are kept. */
async function* filesOf(db: Database, media: Services['media'], userId: string): AsyncGenerator<ZippedFile> {
  const isWhole = and(eq(resumeFiles.userId, userId), isNotNull(resumeFiles.sha256));
  const rows = await db.select().from(resumeFiles).where(isWhole).orderBy(resumeFiles.createdAt, resumeFiles.id);
  for (const [index, { id, name, size }] of rows.entries())
    yield {
      name: `files/${index + 1} ${name.normalize('NFC')}`,
      parts: readBytes(media, await fileChunks(db, id), 0, size),
    };
}

type OwnData = Record<string, Record<string, unknown>[]>;

/** All that is kept of a person, by what it is; undefined of somebody who is gone. */
async function ownData(db: Database, userId: string): Promise<OwnData | undefined> {
  const [row] = await rowsOf<{ data: OwnData }>(db)`
    select jsonb_build_object(
      'profile', jsonb_build_array(to_jsonb(users) - 'blocked_at' - 'blocked_reason'),
      'resumes', (select coalesce(jsonb_agg(to_jsonb(resumes) - 'user_id' - 'share_token' order by created_at), '[]')
        from resumes where user_id = users.id),
      'responses', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'vacancy', vacancies.title, 'company', companies.name, 'status', applications.status,
          'created_at', applications.created_at, 'opened_at', opened_at, 'withdrawn_at', withdrawn_at,
          'message', message, 'facts', facts, 'answers', answers, 'resume', resume
        ) order by applications.created_at), '[]')
        from applications join vacancies on vacancies.id = vacancy_id join companies on companies.id = company_id
        where candidate_id = users.id
      ),
      'messages', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'vacancy', vacancies.title, 'from', side, 'text', said.text, 'at', said.created_at
        ) order by said.created_at), '[]')
        from application_messages said
        join applications on applications.id = application_id join vacancies on vacancies.id = vacancy_id
        where candidate_id = users.id
      ),
      'files', (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'size', size, 'sent_at', created_at)
          order by created_at), '[]')
        from resume_files where user_id = users.id and sha256 is not null
      ),
      'consents', (
        select coalesce(jsonb_agg(to_jsonb(consents) - 'id' - 'user_id' order by given_at), '[]')
        from consents where user_id = users.id
      ),
      'interviews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'vacancy', vacancies.title, 'submitted_at', interviews.submitted_at, 'question_id', answers.question_id,
          'text', answers.text, 'recording', recording.type, 'recording_size', recording.size
        )), '[]')
        from interviews join interview_answers answers on interview_id = interviews.id
        left join media recording on recording.id = answers.media_id
        join applications on applications.id = application_id join vacancies on vacancies.id = interviews.vacancy_id
        where candidate_id = users.id
      ),
      'saved_vacancies', (
        select coalesce(jsonb_agg(jsonb_build_object('vacancy', title, 'saved_at', saved_at) order by saved_at), '[]')
        from saved_vacancies join vacancies on vacancies.id = vacancy_id where user_id = users.id
      ),
      'saved_searches', (select coalesce(jsonb_agg(to_jsonb(saved_searches) - 'user_id'), '[]')
        from saved_searches where user_id = users.id),
      'settings', (select coalesce(jsonb_agg(to_jsonb(notification_settings) - 'user_id' - 'unsubscribe_token'), '[]')
        from notification_settings where user_id = users.id),
      'notifications', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', kind, 'data', notifications.data, 'created_at', created_at, 'read_at', read_at
        ) order by created_at), '[]')
        from notifications where user_id = users.id
      ),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'created_at', created_at, 'last_used_at', last_used_at, 'address', address, 'user_agent', user_agent
        )), '[]')
        from sessions where user_id = users.id
      )
    ) as data from users where id = ${userId} and blocked_at is null`;
  return row?.data;
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
const shown = (value: unknown): string =>
  escaped(typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value));

function pageOf(data: OwnData, language: Language): string {
  const words = ownDataWords[language];
  const sections = Object.entries(data)
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => {
      const title = words[name as keyof typeof words] ?? name;
      const lists = rows.map((row) => {
        const lines = Object.entries(row)
          .filter(([, value]) => value !== null && value !== '')
          .map(([key, value]) => `<dt>${escaped(key)}</dt><dd>${shown(value)}</dd>`);
        return `<dl>${lines.join('')}</dl>`;
      });
      return `<h2>${escaped(title)}</h2>${lists.join('<hr>')}`;
    });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(words.title)}</title>
<body><h1>${escaped(words.title)}</h1>${sections.join('\n')}</body></html>`;
}
