/** A page that is kept. */
export interface KeptPage {
  /** Those that are not there are kept apart, so that unknown addresses push no page out. */
  isFound: boolean;
  bytes: number;
}

/** What the cache gives. */
interface CachedPage<Page> {
  page: Page;
  /** It could not be made anew, so it is older than it should be. */
  isLate: boolean;
  /** Another is made already. */
  isOld: boolean;
}

interface Entry<Page> {
  page: Page;
  madeAt: number;
  /** When making it anew failed last. */
  failedAt: number | undefined;
}

interface Limits {
  /** How many pages are kept. */
  pages: number;
  bytes: number;
}

const freshMs = 30_000;
/** How old a page may be that is shown while another is made: what was withdrawn must not stay for longer. */
const staleMs = 60_000;
/** How old a page may be that is shown because none can be made. */
const longestMs = 10 * 60_000;
/** Who comes so soon after a failure does not wait for the next. */
const patienceMs = 5000;
const found: Limits = { pages: 2000, bytes: 64 * 1024 ** 2 };
const missing: Limits = { pages: 200, bytes: 8 * 1024 ** 2 };

/** Pages by their address. */
export interface PageCache<Page> {
  /** A page that may be shown at once; one that is no longer fresh is made anew behind it. */
  find: (address: string) => CachedPage<Page> | undefined;
  /**
   * Such a page, else one that is made now: for all who wait together. Where that fails, the old one.
   * @throws what making it throws, where there is no old one
   */
  get: (address: string) => Promise<CachedPage<Page>>;
  /** Forgets a page that shows something else now; one that is being made is not kept. */
  forget: (address: string) => void;
}

/**
 * Keeps pages for half a minute, shows the old one while one is made anew for as long again, and after that only where
 * none can be made, for ten minutes at most.
 */
export function createPageCache<Page extends KeptPage>(
  make: (address: string) => Promise<Page>,
  now: () => number,
): PageCache<Page> {
  const shelves = { found: shelf<Page>(found), missing: shelf<Page>(missing) };
  const underWay = new Map<string, Promise<Entry<Page>>>();

  function remove(address: string): void {
    shelves.found.remove(address);
    shelves.missing.remove(address);
  }

  function makeAnew(address: string): Promise<Entry<Page>> {
    const known = underWay.get(address);
    if (known) return known;
    // What it shows was read after this.
    const madeAt = now();
    const making = make(address)
      .then((page) => {
        const entry = { page, madeAt, failedAt: undefined };
        if (underWay.get(address) !== making) return entry;
        remove(address);
        shelves[page.isFound ? 'found' : 'missing'].put(address, entry);
        return entry;
      })
      .finally(() => underWay.get(address) === making && underWay.delete(address));
    underWay.set(address, making);
    return making;
  }

  function look(address: string): Entry<Page> | undefined {
    const entry = shelves.found.take(address) ?? shelves.missing.take(address);
    return entry && now() - entry.madeAt <= longestMs ? entry : undefined;
  }

  async function replace(address: string, old: Entry<Page>): Promise<CachedPage<Page>> {
    try {
      return shown(await makeAnew(address));
    } catch {
      old.failedAt = now();
      return shown(old);
    }
  }

  function find(address: string): CachedPage<Page> | undefined {
    const entry = look(address);
    if (!entry) return undefined;
    const age = now() - entry.madeAt;
    const hasJustFailed = entry.failedAt !== undefined && now() - entry.failedAt <= patienceMs;
    if (age > staleMs && !hasJustFailed) return undefined;
    const isOld = age > freshMs;
    if (isOld) void replace(address, entry);
    return { ...shown(entry), isOld };
  }

  return {
    find,
    forget(address) {
      remove(address);
      underWay.delete(address);
    },
    async get(address) {
      const known = find(address);
      if (known) return known;
      const old = look(address);
      return old ? replace(address, old) : shown(await makeAnew(address));
    },
  };
}

function shown<Page>({ page, failedAt }: Entry<Page>): CachedPage<Page> {
  return { page, isLate: failedAt !== undefined, isOld: false };
}

/** A map that forgets what was taken longest ago. */
function shelf<Page extends KeptPage>(limits: Limits) {
  const entries = new Map<string, Entry<Page>>();
  let bytes = 0;
  const remove = (address: string) => {
    bytes -= entries.get(address)?.page.bytes ?? 0;
    entries.delete(address);
  };
  return {
    remove,
    take(address: string) {
      const entry = entries.get(address);
      if (!entry) return undefined;
      entries.delete(address);
      entries.set(address, entry);
      return entry;
    },
    put(address: string, entry: Entry<Page>) {
      remove(address);
      entries.set(address, entry);
      bytes += entry.page.bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.pages && bytes <= limits.bytes) break;
        remove(oldest);
      }
    },
  };
}
