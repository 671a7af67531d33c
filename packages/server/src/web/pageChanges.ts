import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { listen } from '../db/listen.ts';
import { rowsOf } from '../db/rowsOf.ts';

/** What is told of pages that show something else now: their addresses in Russian. */
type Forget = (addresses: readonly string[]) => void;

/** Changes of what pages show. */
export interface PageChanges {
  onChange: (forget: Forget) => void;
  stop: () => Promise<void>;
}

interface Change {
  number: string;
  vacancy_id: string | null;
  company_id: string | null;
}

/** A pooler may keep notices back: then changes are found by looking. */
const lookEveryMs = 5000;
/** How long a transaction may take that changes a page: what is told later is not found, and the page just ages. */
const lookBackSeconds = 120;

/**
 * Follows the changes that the database writes down (`page_changes`): at once by its notices, else every five seconds.
 * Numbers come in no order, so what was read lately is read again and known by its number.
 */
export function followPageChanges(
  { db, log }: { db: Database; log: Logger },
  { everyMs = lookEveryMs, listenUrl }: { everyMs?: number; listenUrl?: string } = {},
): PageChanges {
  const listeners: Forget[] = [];
  let seen = new Set<string>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let isWanted = false;

  async function look(): Promise<void> {
    const rows = await rowsOf<Change>(db)`
      select number, vacancy_id, company_id from page_changes
      where at > clock_timestamp() - make_interval(secs => ${lookBackSeconds})`;
    const fresh = rows.filter(({ number }) => !seen.has(number));
    seen = new Set(rows.map(({ number }) => number));
    const addresses = fresh.flatMap(({ vacancy_id: vacancy, company_id: company }) => [
      ...(vacancy === null ? [] : [`/vacancies/${vacancy}`, `/vacancies/${vacancy}/respond`]),
      ...(company === null ? [] : [`/companies/${company}`]),
    ]);
    if (addresses.length > 0) for (const forget of listeners) forget([...new Set(addresses)]);
  }

  /** One look at a time; what is told during one is looked for after it. */
  function lookSoon(): void {
    isWanted = true;
    looking ??= (async () => {
      while (isWanted && !isStopped) {
        isWanted = false;
        await look().catch((error: unknown) => log.warn({ error }, 'changes of pages not read'));
      }
      looking = undefined;
    })();
  }

  const timer = setInterval(lookSoon, everyMs).unref();
  const endListening = listenUrl === undefined ? undefined : listen(listenUrl, 'kasb_pages', lookSoon);

  return {
    onChange: (forget) => void listeners.push(forget),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await endListening?.();
      await looking;
    },
  };
}
