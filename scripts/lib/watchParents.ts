import { readFileSync } from 'node:fs';

interface Running {
  name: string;
  parent: number;
}

function running(pid: number): Running | undefined {
  try {
    const [, name = '', parent = ''] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The package managers above this process and the shells between: child and parent ids. */
function packageManagers() {
  const links: { child: number; parent: number }[] = [];
  let known = 0;
  for (let child = process.pid; ;) {
    const parent = running(child)?.parent;
    const name = parent === undefined ? undefined : running(parent)?.name;
    if (parent === undefined || name === undefined || !/^(sh|npm.*|npx|pnpm.*)$/.test(name))
      return links.slice(0, known);
    links.push({ child, parent });
    if (name !== 'sh') known = links.length;
    child = parent;
  }
}

/**
 * Ends this process by SIGTERM when the pnpm or npx that started it is gone: npx dies of a signal
 * without telling its children, and a server would be left behind on the port. What this process started must
 * end with it.
 * Returns what ends the watch.
 */
export function endWithParents() {
  const links = packageManagers();
  const timer = setInterval(() => {
    if (links.every(({ child, parent }) => running(child)?.parent === parent)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
  return () => clearInterval(timer);
}
