import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../src/compose/migrate.ts';
import { openCluster } from '../src/db/cluster/cluster.ts';
import { connect } from '../src/db/database.ts';
import { createFolderStore } from '../src/media/folderStore.ts';
import { hashOf, newToken } from '../src/sealing/secrets.ts';
import { withSql } from '../test/support/sql.ts';
import { benchServices, median } from './services.ts';

// What a candidate waits for: the archive of a full account, and the PDF of a long resume.

const resumeCount = 10;
const responseCount = 300;
const messagesEach = 10;
const fileBytes = 5 * 1024 * 1024;
const chunkBytes = 256 * 1024;
const rounds = 9;
const warmUp = 2;
const worst = { archiveMs: 3000, pdfMs: 500, pdfBytes: 150 * 1024 };

const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
const cluster = await openCluster({ dataDir });
try {
  const url = cluster.urlOf('bench_candidate');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_candidate');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
  const { sql, close } = connections;
  const folder = join(dataDir, 'media');
  await mkdir(folder);
  const media = createFolderStore(folder);
  const token = newToken();
  await fill(hashOf(token));

  const app = createApp(benchServices(connections, { media }));
  const authorization = `Bearer ${token}`;
  const addressAt = async (path: string) => {
    const init = {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{"language":"ru"}',
    };
    const answer = await app.request(`http://localhost${path}`, init);
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { url: string }).url;
  };
  /** The median of what a download takes from the press, its address included, and its bytes. */
  const download = async (path: string) => {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -warmUp; round < rounds; round += 1) {
      await sql`delete from rate_hits`;
      const startedAt = performance.now();
      const answer = await app.request(`http://localhost${await addressAt(path)}`);
      bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      if (round >= 0) times.push(performance.now() - startedAt);
    }
    return { ms: median(times), bytes };
  };

  const archive = await download('/candidate/export');
  const mebibytes = (archive.bytes / 1024 / 1024).toFixed(0);
  const what = `${resumeCount} resumes with PDFs, ${responseCount} responses, ${responseCount * messagesEach} messages`;
  console.log(`archive of ${what}: ${archive.ms.toFixed(0)} ms (aim ${worst.archiveMs}), ${mebibytes} MiB`);
  const [resume] = await sql<{ id: string }[]>`select id from resumes limit 1`;
  const pdf = await download(`/candidate/resumes/${resume?.id}/pdf`);
  console.log(
    `PDF of a long resume: ${pdf.ms.toFixed(0)} ms (aim ${worst.pdfMs}), ${(pdf.bytes / 1024).toFixed(0)} KiB`,
  );
  if (archive.ms > worst.archiveMs || pdf.ms > worst.pdfMs || pdf.bytes > worst.pdfBytes) process.exitCode = 1;
  await close();

  async function fill(tokenHash: Buffer): Promise<void> {
    await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      values ('998900000000', 'Мадина', 'Алиева', 'candidate', true)`;
    await sql`insert into sessions (token_hash, user_id, expires_at)
      select ${tokenHash}, id, now() + interval '29.5 days' from users`;
    await sql`insert into companies (name, email, phone, company_type, area_id)
      values ('Samarqand Textile', 'a@b.uz', '998900000001', 'legal', 1)`;
    await sql`insert into vacancies (company_id, title, description, requirements, benefits, location, employment_type,
        status, moderation_status, created_by)
      select companies.id, 'Технолог ' || number, 'Шить', '{}', '{}', 'Самарканд', 'full-time', 'active', 'approved',
        users.id from generate_series(1, ${responseCount}::int) number, companies, users`;
    const jobs = Array.from({ length: 15 }, (_, index) => ({
      position: `Технолог потока ${index}`,
      company: 'Bogʻishamol Tikuv',
      start: '2020-03',
      end: '2022-02',
      description: 'Нормы времени, раскладка лекал, обучение швей. '.repeat(30),
    }));
    await sql`insert into resumes (user_id, title, about, skills, experience, visibility, created_at, updated_at)
      select users.id, 'Технолог швейного производства ' || number, repeat('О себе. ', 200), '{Лекала,САПР,Juki}',
        ${JSON.stringify(jobs)}::text::jsonb, 'everyone', now(), now()
      from users, generate_series(1, ${resumeCount}::int) number`;
    await sql`insert into applications (vacancy_id, candidate_id, candidate_name, message, resume)
      select vacancies.id, users.id, 'Мадина Алиева', repeat('Готова. ', 50),
        (select to_jsonb(resumes) from resumes limit 1) from vacancies, users`;
    await sql`insert into application_messages (application_id, side, text)
      select id, 'employer', repeat('Здравствуйте! ', 20)
      from applications, generate_series(1, ${messagesEach}::int)`;
    for (const { id, user_id: userId } of await sql<{ id: string; user_id: string }[]>`select id, user_id from resumes`)
      await keepFile(id, userId);
    await sql`vacuum analyze`;
  }

  async function keepFile(resumeId: string, userId: string): Promise<void> {
    const bytes = randomBytes(fileBytes);
    const digestOf = (part: Buffer) => createHash('sha256').update(part).digest('hex');
    const [file] = await sql<{ id: string }[]>`
      insert into resume_files (user_id, resume_id, name, size, received, sha256, created_at, updated_at)
      values (${userId}, ${resumeId}, 'резюме.pdf', ${fileBytes}, ${fileBytes},
        ${digestOf(bytes)}, now(), now()) returning id`;
    for (let start = 0; start < fileBytes; start += chunkBytes) {
      const part = bytes.subarray(start, start + chunkBytes);
      const key = `${file?.id}/${start}`;
      await media.write(key, part);
      await sql`insert into resume_file_chunks (file_id, start, length, key, sha256)
        values (${file?.id ?? ''}, ${start}, ${part.length}, ${key}, ${digestOf(part)})`;
    }
  }
} finally {
  await cluster.stop();
  await rm(dataDir, { recursive: true, force: true });
}
