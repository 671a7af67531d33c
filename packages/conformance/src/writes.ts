import { createVacancy, deleteVacancy, getVacancy, pathOf, updateVacancy, validateVacancyEdit } from '@kasb/contract';
import type { Endpoint } from '@kasb/contract';
import { safeParse } from 'valibot';
import { begin, jsonOf } from './notes.ts';
import { bearer, checkAnswer } from './reads.ts';
import type { Reading } from './reads.ts';
import { isGot } from './wire.ts';
import type { Asked, Got } from './wire.ts';

const title = '[conformance] Sinov';
const form = { title, description: 'Dastur yaratdi, o‘zi o‘chiradi.', vacancyStatus: 'draft', skipValidation: true };

/** Makes a draft of a company, saves it, and deletes it in any case. */
export async function checkWrites(reading: Reading, { token, companyId }: { token: string; companyId: string }) {
  const { wire, notes } = reading;
  const own = bearer(token);
  const send = async (endpoint: Endpoint, id: string, asked: Asked = {}): Promise<Got | undefined> => {
    const path = pathOf(endpoint, { params: { id } });
    const answer = await wire.send(path, { method: endpoint.method, ...asked, headers: { ...own, ...asked.headers } });
    if (isGot(answer)) return answer;
    notes.add(endpoint, 'reached', 'failed', answer.reason);
    return undefined;
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const made: string[] = [];
  try {
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await send(createVacancy, companyId, { body: form, headers: key });
      if (!answer || (turn === 0 && !checkAnswer(notes, createVacancy, answer))) return;
      const read = safeParse(createVacancy.answer, jsonOf(answer));
      if (read.success && read.output.id !== undefined) made.push(read.output.id);
    }
    const [id = '', again] = made;
    notes.check(createVacancy, 'idempotency', id === again, 'one Idempotency-Key has made two vacancies');
    const shown = await send(getVacancy, id);
    if (!shown || !checkAnswer(notes, getVacancy, shown)) return;
    const etag = shown.headers.get('etag') || null;
    const same = (await send(getVacancy, id))?.headers.get('etag');
    notes.check(
      getVacancy,
      'etag',
      etag !== null && etag === same,
      `ETag is ${etag}, then ${same} of the same vacancy`,
    );
    if (etag === null) return;
    const saved = await send(updateVacancy, id, {
      body: { ...form, location: 'Toshkent' },
      headers: { 'if-match': etag },
    });
    if (saved && checkAnswer(notes, updateVacancy, saved)) {
      const changed = (await send(getVacancy, id))?.headers.get('etag');
      notes.check(getVacancy, 'etag', changed !== etag, `ETag is ${etag} before and after the vacancy was changed`);
    }
    const late = await send(updateVacancy, id, { body: form, headers: { 'if-match': etag } });
    notes.check(updateVacancy, 'etag', late?.status === 409, `an old If-Match: expected 409, came ${late?.status}`);
    const judged = await send(validateVacancyEdit, id, {
      body: { title, description: form.description, requirements: [] },
    });
    if (judged) checkAnswer(notes, validateVacancyEdit, judged);
  } finally {
    for (const id of new Set(made)) {
      const gone = await send(deleteVacancy, id, { isAlwaysSent: true });
      const isGone = gone !== undefined && gone.status < 300;
      notes.check(deleteVacancy, 'status', isGone, `${id} stays, delete it by hand: ${begin(gone?.text ?? '')}`);
    }
  }
}
