import {
  createResume,
  createResumeUpload,
  deleteResume,
  deleteResumeFile,
  getApplication,
  getResume,
  getSharedResume,
  respondToVacancy,
  updateResume,
  withdrawApplication,
} from '@kasb/contract';
import { expect, test } from 'vitest';
import { resumeFileChunks } from '../../src/db/schema/index.ts';
import { removeAbandonedFiles } from '../../src/resumes/file/fileChunks.ts';
import { createFirm } from '../support/firm.ts';
import { Harness } from '../support/harness.ts';
import type { Answer } from '../support/harness.ts';

const api = Harness.forThisFile();
const chunkBytes = 512 * 1024;
const bodyOf = (answer: Answer) => answer.body as Record<string, unknown>;
const idOf = (answer: Answer) => String(bodyOf(answer)['id']);
const urlOf = (answer: Answer) => (bodyOf(answer)['file'] as { url: string }).url;

/** A document of so many bytes, with these words in its trailer. */
function pdf(size: number, trailer = '/Root 1 0 R'): Buffer {
  const [head, end] = ['%PDF-1.7\n', `\ntrailer << ${trailer} >>\nstartxref\n9\n%%EOF\n`];
  return Buffer.from(head + '.'.repeat(size - head.length - end.length) + end);
}

async function written() {
  const { token, id: userId } = await api.person();
  const id = idOf(await api.call(createResume, { body: { title: 'Швея' } }, { as: token }));
  return { token, id, userId };
}
type Written = Awaited<ReturnType<typeof written>>;

const begin = async ({ token, id }: Written, size: number, name = 'Портфолио.pdf') =>
  api.call(createResumeUpload, { params: { id }, body: { name, size } }, { as: token });

const append = async ({ token, id }: Written, uploadId: string, offset: number, bytes: Buffer) =>
  api.request(`/candidate/resumes/${id}/file/${uploadId}/${offset}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });

async function upload(resume: Written, bytes: Buffer, name?: string): Promise<Answer> {
  const uploadId = idOf(await begin(resume, bytes.length, name));
  let answer: Answer | undefined;
  for (let at = 0; at < bytes.length; at += chunkBytes)
    answer = await append(resume, uploadId, at, bytes.subarray(at, at + chunkBytes));
  if (!answer) throw new Error('nothing was sent');
  return answer;
}

const get = async ({ token, id }: Written) => api.call(getResume, { params: { id } }, { as: token });
const read = async (url: string) => api.app.request(`http://localhost${url}`);
const partsLeft = async () => (await api.db.select().from(resumeFileChunks)).length;

test('a file comes by chunks, and is read as an attachment that does nothing', async () => {
  const resume = await written();
  const bytes = pdf(1_300_000);
  expect(await upload(resume, bytes)).toMatchObject({ status: 200, body: { offset: bytes.length, is_complete: true } });
  const answer = await get(resume);
  expect(answer.body).toMatchObject({ file: { name: 'Портфолио.pdf', size: bytes.length } });
  const response = await read(urlOf(answer));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*%D0%9F/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  api.pass(15 * 60 + 1);
  expect((await read(urlOf(answer))).status).toBe(404);
});

test('a chunk sent again is answered again, one at another place is told where to go on', async () => {
  const resume = await written();
  const bytes = pdf(chunkBytes + 100);
  const id = idOf(await begin(resume, bytes.length));
  const first = bytes.subarray(0, chunkBytes);
  const last = bytes.subarray(chunkBytes);
  expect(await append(resume, id, 7, last)).toMatchObject({ status: 409, body: { code: 'uploadOffset', offset: 0 } });
  expect(await append(resume, id, 0, first)).toMatchObject({ status: 200, body: { offset: chunkBytes } });
  expect(await append(resume, id, 0, first)).toMatchObject({ status: 200, body: { offset: chunkBytes } });
  expect(await append(resume, id, 0, last)).toMatchObject({ status: 409, body: { offset: chunkBytes } });
  expect(await append(resume, id, chunkBytes, last)).toMatchObject({ status: 200, body: { is_complete: true } });
  expect(await append(resume, id, chunkBytes, last)).toMatchObject({ status: 200, body: { is_complete: true } });
});

test('no file comes in more than 500 parts', async () => {
  const resume = await written();
  const bytes = pdf(2000);
  const id = idOf(await begin(resume, bytes.length));
  expect((await append(resume, id, 0, bytes.subarray(0, 1000))).status).toBe(200);
  await api.sql`insert into resume_file_chunks (file_id, start, length, key, sha256)
    select ${id}, -part, 0, '', '' from generate_series(1, 499) part`;
  expect(await append(resume, id, 1000, bytes.subarray(1000))).toMatchObject({
    status: 422,
    body: { code: 'invalid', fields: { size: { code: 'pdfNeeded' } } },
  });
});

test.each([
  ['a program that is called a PDF', Buffer.from(`MZ${'.'.repeat(200)}%%EOF`), 'notPdf'],
  ['a document without an end', pdf(3000).subarray(0, 2000), 'notPdf'],
  ['an encrypted one', pdf(3000, '/Encrypt 12 0 R'), 'pdfLocked'],
  ['one with its cipher within', pdf(3000, '/Encrypt<</Filter/Standard>>'), 'pdfLocked'],
])('%s is refused', async (_what, bytes, code) => {
  const resume = await written();
  expect(await upload(resume, bytes)).toMatchObject({ status: 422, body: { code } });
  expect(bodyOf(await get(resume))).not.toHaveProperty('file');
});

test('a document that only writes of encryption is none', async () => {
  const resume = await written();
  const bytes = pdf(3000, '/Title (How to /Encrypt things)');
  expect((await upload(resume, bytes)).status).toBe(200);
});

test.each([
  ['..\\..\\Windows\\диплом.pdf', 'диплом.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['дипл\u202Efdp.exe', 'диплfdp.exe.pdf'],
  ['страница.html', 'страница.html.pdf'],
  ['CV.PDF', 'CV.PDF'],
  ['../', 'file.pdf'],
])('%s is called by its last part, and ends as what it is', async (name, expected) => {
  const resume = await written();
  await upload(resume, pdf(200), name);
  expect((await get(resume)).body).toMatchObject({ file: { name: expected } });
});

test('sizes of 0 and over 5 MB are no files, and a sixth upload within an hour waits', async () => {
  const resume = await written();
  for (const size of [0, 5 * 1024 * 1024 + 1, 1.5])
    expect(await begin(resume, size)).toMatchObject({
      status: 422,
      body: { fields: { size: { code: 'pdfNeeded' } } },
    });
  const id = idOf(await begin(resume, 100));
  expect((await append(resume, id, 0, pdf(200))).status).toBe(422);
  for (const _ of [2, 3, 4, 5]) expect((await begin(resume, 5 * 1024 * 1024)).status).toBe(201);
  expect((await begin(resume, 100)).status).toBe(429);
});

test('the later upload wins, the earlier ends, and what nobody has is removed', async () => {
  const resume = await written();
  const earlier = idOf(await begin(resume, 300));
  await upload(resume, pdf(200), 'one.pdf');
  expect((await append(resume, earlier, 0, pdf(300))).status).toBe(404);
  await upload(resume, pdf(201), 'two.pdf');
  expect((await get(resume)).body).toMatchObject({ file: { name: 'two.pdf' } });
  const before = await partsLeft();
  await removeAbandonedFiles(api.services);
  expect(await partsLeft()).toBe(before - 1);
  const url = urlOf(await get(resume));
  const { id, token } = resume;
  const answer = await api.call(deleteResumeFile, { params: { id } }, { as: token });
  expect([answer.status, bodyOf(answer)['file']]).toEqual([200, undefined]);
  expect((await read(url)).status).toBe(404);
  await removeAbandonedFiles(api.services);
  expect(await partsLeft()).toBe(before - 2);
});

test('nobody else has to do with it, and a shared resume does not show it', async () => {
  const resume = await written();
  const other = await api.person();
  const bytes = pdf(200);
  const id = idOf(await begin(resume, bytes.length));
  const theirs = { ...resume, token: other.token };
  expect((await begin(theirs, 100)).status).toBe(404);
  expect((await append(theirs, id, 0, bytes)).status).toBe(404);
  await append(resume, id, 0, bytes);
  const shown = await api.call(
    updateResume,
    { params: { id: resume.id }, body: { visibility: 'everyone' } },
    { as: resume.token },
  );
  const token = String(bodyOf(shown)['share_url']).split('/').at(-1) ?? '';
  expect(bodyOf(await api.call(getSharedResume, { params: { token } }, {}))).not.toHaveProperty('file');
});

test('an employer reads what was sent, whatever becomes of the resume, until it is taken back', async () => {
  const firm = await createFirm(api);
  await api.publish(firm.vacancyId);
  const resume = await written();
  const sent = pdf(200);
  await upload(resume, sent, 'sent.pdf');
  const response = await api.call(respondToVacancy, { body: { vacancyId: firm.vacancyId } }, { as: resume.token });
  expect(response.status).toBe(201);
  await upload(resume, pdf(201), 'newer.pdf');
  await api.call(deleteResume, { params: { id: resume.id } }, { as: resume.token });
  await removeAbandonedFiles(api.services);
  const params = { id: idOf(response) };
  const seen = await api.call(getApplication, { params }, { as: firm.owner.token });
  expect(seen.body).toMatchObject({ file: { name: 'sent.pdf', size: 200 } });
  const url = urlOf(seen);
  const shown = await read(url);
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(Buffer.from(await shown.arrayBuffer()).equals(sent)).toBe(true);
  // What came with a response is gone, too, as long as whoever sent it is blocked or about to leave.
  for (const column of ['blocked_at', 'delete_at']) {
    const { sql } = api;
    await sql`update users set ${sql(column)} = now() where id = ${resume.userId}`;
    expect([column, (await read(url)).status]).toEqual([column, 404]);
    await sql`update users set ${sql(column)} = null where id = ${resume.userId}`;
    expect((await read(url)).status).toBe(200);
  }
  await api.call(withdrawApplication, { params, body: {} }, { as: resume.token });
  expect((await read(url)).status).toBe(404);
  const after = await api.call(getApplication, { params }, { as: firm.owner.token });
  expect(bodyOf(after)).not.toHaveProperty('file');
});
