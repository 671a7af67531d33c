const longest = 300;
/** An id or a word of ours: a phone, and whatever somebody wrote, are neither. */
const idLike = /^(?!\+?\d{9,15}$)[\w:.-]{1,64}$/;
const phones = /\+?\d[\d ()-]{7,16}\d/g;
const secrets = /\d{6,12}:[\w-]{30,50}|\bkasb_[\w-]{10,90}|\bBearer [\w.~+/=-]{8,500}/g;
const mails = /[\w.+-]{1,64}@[\w.-]{1,100}/g;
const queries = /\?[^\s"'»]{1,500}/g;

/** Of what a job carries, its ids; of the rest only that it is there. */
export function idsOf(data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, shown(value)]));
}

function shown(value: unknown): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' || typeof value === 'string') return idLike.test(String(value)) ? value : '…';
  return Array.isArray(value) ? value.slice(0, 20).map(shown) : '…';
}

/** Why a job failed, in one line: without values of a query, phones, addresses and secrets. */
export function reasonOf(output: unknown): string | undefined {
  const message = messageOf(output);
  if (message === undefined) return undefined;
  // What the database was asked for stands before its values, and what it said comes after them.
  const [line = ''] = message.replace(/^Failed query: /, '').split('\n');
  const safe = line
    .replace(secrets, '•••')
    .replace(queries, '?…')
    .replace(mails, '•••')
    .replace(phones, (digits) => (digits.replace(/\D/g, '').length < 9 ? digits : '•••'));
  return safe.length > longest ? `${safe.slice(0, longest)}…` : safe;
}

function messageOf(output: unknown): string | undefined {
  if (typeof output !== 'object' || output === null) return undefined;
  const { message, cause, value } = output as { message?: unknown; cause?: unknown; value?: unknown };
  // A query that failed says only which it was: what the database said is its cause.
  const isQuery = typeof message === 'string' && message.startsWith('Failed query: ');
  const deeper = isQuery ? messageOf(cause) : undefined;
  return deeper ?? (typeof message === 'string' ? message : messageOf(value));
}
