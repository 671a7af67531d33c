import { readFileSync, readdirSync } from 'node:fs';

const SAMPLE_MS = 1000;
/** What the kernel counts in, on every Linux that Node runs on: USER_HZ. */
const TICKS_PER_SECOND = 100;

/** A process as `/proc/<pid>/stat` shows it. */
interface ProcessRow {
  /** With its start, since numbers are used again. */
  key: string;
  pid: number;
  parent: number;
  /** Ticks of its own. */
  own: number;
  /** Ticks of its ended children that it waited for. */
  reaped: number;
}

/** Reads the columns of a line of `/proc/<pid>/stat`; a name in it may have spaces and brackets. */
export function parseStat(line: string): ProcessRow {
  const pid = Number(line.slice(0, line.indexOf(' ')));
  const columns = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(columns[index]);
  return { key: `${pid}-${columns[19]}`, pid, parent: at(1), own: at(11) + at(12), reaped: at(13) + at(14) };
}

function readProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It has ended since.
      return [];
    }
  });
}

/** The processes that descend from one, also those whose parents have ended. */
export class ProcessTree {
  private readonly members = new Map<string, ProcessRow>();
  private readonly rootPid: number;

  constructor(rootPid: number) {
    this.rootPid = rootPid;
  }

  /** Takes over the state of the tree's processes. */
  sample(rows: readonly ProcessRow[]): void {
    const pids = new Set([this.rootPid]);
    const rest = new Set(rows);
    for (let hasGrown = true; hasGrown;) {
      hasGrown = false;
      for (const row of rest) {
        if (!pids.has(row.pid) && !pids.has(row.parent) && !this.members.has(row.key)) continue;
        // A parent that had ended stays the parent: the first sample knew it.
        this.members.set(row.key, { ...row, parent: this.members.get(row.key)?.parent ?? row.parent });
        pids.add(row.pid);
        rest.delete(row);
        hasGrown = true;
      }
    }
    this.live = new Set(rows.map(({ key }) => key));
  }

  private live = new Set<string>();

  /** Ticks of a process that has ended and of all below it, which its parent has reaped with it. */
  private whole(row: ProcessRow): number {
    return row.own + Math.max(row.reaped, this.endedBelow(row.pid));
  }

  private endedBelow(pid: number): number {
    let ticks = 0;
    for (const row of this.members.values())
      if (row.parent === pid && !this.live.has(row.key)) ticks += this.whole(row);
    return ticks;
  }

  /**
   * Seconds of a processor: of every process that a sample saw, and of those too short for one, which their parents
   * account for once they have ended.
   */
  get seconds(): number {
    let ticks = 0;
    for (const row of this.members.values()) ticks += row.own + Math.max(0, row.reaped - this.endedBelow(row.pid));
    return ticks / TICKS_PER_SECOND;
  }
}

const trees = new Set<ProcessTree>();
let timer: NodeJS.Timeout | undefined;

function sampleAll() {
  const rows = readProcesses();
  for (const tree of trees) tree.sample(rows);
}

/** Counts the seconds of a processor that a process takes. */
export interface ProcessorCount {
  /** So far; undefined where there is no `/proc`. */
  seconds: () => number | undefined;
  end: () => void;
}

/** Counts the processor time of a process with all that it starts, browsers and databases included. */
export function countProcessorTime(pid: number | undefined): ProcessorCount {
  if (process.platform !== 'linux' || pid === undefined) return { seconds: () => undefined, end: () => undefined };
  const tree = new ProcessTree(pid);
  trees.add(tree);
  timer ??= setInterval(sampleAll, SAMPLE_MS).unref();
  return {
    seconds: () => tree.seconds,
    end() {
      trees.delete(tree);
      if (trees.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    },
  };
}
