import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { token } from './provider.ts';
import type { Fault, Said } from './provider.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Said => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const address = /^\/api\/employer\/vacancies\/([^/]+)(\/validate-edit)?$/;

/**
 * The part of a provider that keeps drafts; what is asked otherwise is answered as before. `versionOf` says what the
 * ETag of a draft is made of that was saved so often.
 */
export function keepDrafts(versionOf: (saved: number) => number = (saved) => saved) {
  const drafts = new Map<string, { id: string; title: string; saved: number }>();
  const byKey = new Map<string, string>();

  function create(key: string) {
    const id = byKey.get(key) ?? randomUUID();
    byKey.set(key, id);
    drafts.set(id, drafts.get(id) ?? { id, title: '[conformance] Sinov', saved: 0 });
    return json(201, { vacancy: drafts.get(id) });
  }

  const answer: Fault = (said, { method = 'GET', url = '', headers }: IncomingMessage) => {
    if (headers.authorization !== `Bearer ${token}`) return said;
    if (method === 'POST' && url === '/api/employer/companies/c1/vacancies')
      return create(String(headers['idempotency-key']));
    const [, id = '', isJudged] = address.exec(url) ?? [];
    const draft = drafts.get(id);
    if (!draft) return said;
    if (isJudged) return json(200, { isValid: true });
    const { saved, ...shown } = draft;
    const etag = `"${createHash('sha1')
      .update(String(versionOf(saved)))
      .digest('hex')}"`;
    if (method === 'DELETE') {
      drafts.delete(id);
      return json(200, { success: true });
    }
    if (method === 'PUT') {
      if (headers['if-match'] !== etag) return json(409, { error: 'Вакансию уже изменили' });
      draft.saved += 1;
    }
    return json(200, shown, { etag });
  };
  return { answer, left: () => drafts.size };
}
