import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatAnswer, initialGreeting } from '@kasb/contract';
import type { ChatAnswer, Language } from '@kasb/contract';
import { parse } from 'valibot';
import { createApp } from '../../../src/compose/app.ts';
import { ensureDatabase, prepareDatabase } from '../../../src/compose/migrate.ts';
import { openCluster } from '../../../src/db/cluster/cluster.ts';
import { connect } from '../../../src/db/database.ts';
import type { Draft } from '../../../src/db/schema/draft.ts';
import { createLanguageModel } from '../../../src/llm/openAiCompatible.ts';
import { hashOf, newToken } from '../../../src/sealing/secrets.ts';
import { withSql } from '../../../test/support/sql.ts';
import { benchServices } from '../../services.ts';

/** An answer of the server, what it keeps of the conversation, and how long it took. */
export interface Heard extends ChatAnswer {
  status: number;
  draft: Draft;
  ms: number;
}

/** One conversation with the server. */
interface Talk {
  say: (message: string) => Promise<Heard>;
  /** How long it took until the first words came of an answer that a model leads, in milliseconds. */
  firstWords: (message: string) => Promise<number>;
  /** Makes a vacancy of it: the status of the answer. */
  create: () => Promise<number>;
}

/** A server to talk to. */
export interface Chat {
  begin: (company: { name: string; industry?: string }, language: Language) => Promise<Talk & { greeting: Heard }>;
  close: () => Promise<void>;
}

const unlimitedModel = {
  key: '',
  model: 'fake',
  timeoutMs: 20_000,
  dailyCalls: 10_000,
  personDailyCalls: 10_000,
  totalDailyCalls: 10_000,
};

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/**
 * A whole server on a database of its own, as an employer's browser talks to it; without a model unless one is given.
 */
export async function openChat(modelUrl?: string): Promise<Chat> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kasb-bench-'));
  const cluster = await openCluster({ dataDir, settings: ['fsync=off', 'synchronous_commit=off'] });
  const url = cluster.urlOf('bench_talks');
  await ensureDatabase(cluster.urlOf('postgres'), 'bench_talks');
  await prepareDatabase(url, { isDemo: false, now: new Date() });
  const connections = withSql(connect(url));
  const { sql } = connections;
  const services = benchServices(connections);
  const model =
    modelUrl === undefined ? undefined : createLanguageModel({ url: modelUrl, ...unlimitedModel }, services);
  const app = createApp({ ...services, model });
  let people = 0;

  /** Everybody is somebody else: a person says only so much in a minute. */
  async function newPerson(company: string): Promise<{ token: string; companyId: string }> {
    people += 1;
    const token = newToken();
    const [user] = await sql`insert into users (phone, first_name, last_name, role, phone_verified)
      values (${`998${900_000_000 + people}`}, 'А', 'Б', 'employer', true) returning id`;
    const userId = String(user?.id);
    await sql`insert into sessions (token_hash, user_id, expires_at)
      values (${hashOf(token)}, ${userId}, now() + interval '29.5 days')`;
    const [firm] = await sql`insert into companies (name, email, phone, company_type, area_id)
      values (${company}, 'a@b.uz', '998900000000', 'legal', 1) returning id`;
    const companyId = String(firm?.id);
    await sql`insert into company_members (company_id, user_id, role) values (${companyId}, ${userId}, 'owner')`;
    return { token, companyId };
  }

  async function post(token: string, path: string, body: unknown): Promise<{ status: number; body: unknown }> {
    const response = await app.request(`http://localhost${path}`, {
      method: 'POST',
      headers: headersOf(token),
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  return {
    async begin(company, first) {
      const { token, companyId } = await newPerson(company.name);
      let language = first;
      let last: ChatAnswer | undefined;
      const history: { sender: 'user' | 'ai'; content: string }[] = [];
      const say = async (message: string): Promise<Heard> => {
        const startedAt = performance.now();
        const { status, body } = await post(token, '/api/ai-vacancy/chat', {
          message,
          conversationId: last?.conversationId,
          companyProfile: company,
          chatHistory: history.slice(-10),
          language,
        });
        const ms = performance.now() - startedAt;
        const answer = parse(chatAnswer, status === 200 ? body : {});
        if (status === 200) last = answer;
        else if (last === undefined) throw new Error(`${company.name}: ${status} ${JSON.stringify(body)}`);
        language = answer.language === 'uz' || answer.language === 'ru' ? answer.language : language;
        if (message !== initialGreeting) history.push({ sender: 'user', content: message });
        history.push({ sender: 'ai', content: answer.message ?? '' });
        const [row] = await sql`select draft from conversations where id = ${String(last?.conversationId)}`;
        return { ...answer, status, draft: row?.draft as Draft, ms };
      };
      const firstWords = async (message: string) => {
        const startedAt = performance.now();
        const response = await app.request('http://localhost/api/ai-vacancy/chat', {
          method: 'POST',
          headers: { ...headersOf(token), accept: 'text/event-stream' },
          body: JSON.stringify({ message, conversationId: last?.conversationId, companyProfile: company, language }),
        });
        const reader = response.body?.getReader();
        await reader?.read();
        const ms = performance.now() - startedAt;
        if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true)
          throw new Error(`${response.status}: no stream`);
        while ((await reader?.read())?.done === false);
        return ms;
      };
      const create = async () => {
        const jobData = { ...last?.jobData, salary: last?.jobData?.salary };
        return (await post(token, '/api/ai-vacancy/jobs', { jobData, companyId, conversationId: last?.conversationId }))
          .status;
      };
      return { say, firstWords, create, greeting: await say(initialGreeting) };
    },
    async close() {
      await connections.close();
      await cluster.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
