#!/usr/bin/env node
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { conform } from './conform.ts';
import { asJunit, asText, countResults } from './report.ts';

const usage = `npx @kasb/conformance <url> [options]

  --token, --candidate-token, --operator-token   asks what these people may read (or KASB_TOKEN, KASB_CANDIDATE_TOKEN,
                                                  KASB_OPERATOR_TOKEN)
  --origin <origin>         the pages of this origin must be able to call
  --write --company <id>    makes, saves and deletes a draft of this company
  --probe-writes            sends empty writes without a token, which must be refused
  --rate <n>                requests a second (5)
  --timeout <ms>            of a request (10000)
  --max-requests <n>        what is beyond is not asked (200, 100 more for each token, 200 more with --probe-writes)
  --report text|json|junit[=file]   may come several times (text)

Ends with 0 where the provider conforms, 1 where a check failed, 2 where this was typed wrongly, 3 where nobody answers.
Ctrl-C deletes what was made, names what could not be deleted, and ends with 130.
`;

const writers = {
  text: asText,
  json: (report: Parameters<typeof asText>[0]) => `${JSON.stringify(report, null, 2)}\n`,
  junit: asJunit,
};

function read() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string', default: process.env.KASB_TOKEN },
      'candidate-token': { type: 'string', default: process.env.KASB_CANDIDATE_TOKEN },
      'operator-token': { type: 'string', default: process.env.KASB_OPERATOR_TOKEN },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
      company: { type: 'string' },
      'probe-writes': { type: 'boolean', default: false },
      rate: { type: 'string' },
      timeout: { type: 'string', default: '10000' },
      'max-requests': { type: 'string' },
      report: { type: 'string', multiple: true, default: ['text'] },
    },
  });
  const url = URL.parse(positionals[0] ?? '');
  const numbers = [values.rate ?? '5', values.timeout, values['max-requests'] ?? '1'].map(Number);
  const reports = values.report.map((each) => each.split(/=(.*)/s));
  const isRight =
    positionals.length === 1 &&
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    numbers.every((number) => number > 0) &&
    reports.every(([name = '']) => Object.hasOwn(writers, name)) &&
    (!values.write || (values.company !== undefined && values.token !== undefined));
  if (!isRight) throw new Error('typed wrongly');
  return { values, reports, url: url.href.replace(/\/$/, '') };
}

async function run(): Promise<number> {
  let asked: ReturnType<typeof read>;
  try {
    asked = read();
  } catch {
    process.stderr.write(usage);
    return 2;
  }
  const { values, reports, url } = asked;
  const stop = new AbortController();
  // Pressed once more, it ends at once.
  process.once('SIGINT', () => {
    process.stderr.write('stopping: what was made is being deleted\n');
    stop.abort();
  });
  const report = await conform({
    url,
    signal: stop.signal,
    token: values.token,
    candidateToken: values['candidate-token'],
    operatorToken: values['operator-token'],
    origin: values.origin,
    write: values.write,
    company: values.company,
    probeWrites: values['probe-writes'],
    timeoutMs: Number(values.timeout),
    ...(values.rate !== undefined && { rate: Number(values.rate) }),
    ...(values['max-requests'] !== undefined && { maxRequests: Number(values['max-requests']) }),
  });
  if (stop.signal.aborted) {
    const left = report.calls.filter(({ name }) => name === 'deleteVacancy').flatMap(({ checks }) => checks);
    for (const { detail } of left.filter(({ result }) => result === 'failed')) process.stderr.write(`${detail}\n`);
    return 130;
  }
  for (const [name = '', file] of reports) {
    const text = writers[name as keyof typeof writers](report);
    if (file === undefined) process.stdout.write(text);
    else writeFileSync(file, text);
  }
  if (!report.isReached) return 3;
  return countResults(report).failed > 0 ? 1 : 0;
}

process.exitCode = await run();
