import { baseOf, textAt } from './changed.ts';
import { blockIn } from './writeBlock.ts';

const document = 'docs/performance.md';
/** What grows by more than this share, or by more KiB, is marked. */
const mark = { share: 0.05, kib: 1 };
/** What differs by less is lost in the rounding. */
const least = 0.05;

/** KiB of routes, packages and components, and of what the JavaScript of a route is made of. */
interface Sizes {
  all: Map<string, number>;
  parts: Map<string, Map<string, number>>;
}

/** Reads what `pnpm test size` prints. */
function sizesOf(text: string): Sizes {
  const routes = [...text.matchAll(/^\| (`\/[^`]*`) \| ([\d.]+) \| ([\d.]+) \|/gm)];
  const components = [...text.matchAll(/^\| ([A-Z]\w+) \| ([\d.]+)/gm)];
  const others = [...text.matchAll(/^(`@kasb\/domain`|The embed).*?: ([\d.]+) /gm)];
  const styles = [...text.matchAll(/(`styles\.css`): ([\d.]+) KiB/g)];
  const made = [...text.matchAll(/^- (`\/[^`]*`): (.*)$/gm)].map(([, route = '', list = '']) => {
    const parts = [...list.matchAll(/(\S+(?: [A-Z]\w+)?) ([\d.]+)(?: · |$)/g)];
    return [route, new Map(parts.map(([, name = '', kib]) => [name, Number(kib)]))] as const;
  });
  return {
    all: new Map([
      ...routes.map(([, name = '', js, css]) => [name, Number(js) + Number(css)] as const),
      ...[...others, ...styles, ...components].map(([, name = '', kib]) => [name, Number(kib)] as const),
    ]),
    parts: new Map(made),
  };
}

const signed = (kib: number) => `${kib > 0 ? '+' : '−'}${Math.abs(kib).toFixed(2)}`;

/** A table of what became larger or smaller, and which packages it came with; none where nothing did. */
export function compareSizes(before: string, now: string): string[] {
  const [old, present] = [sizesOf(before), sizesOf(now)];
  const rows = [...present.all].flatMap(([name, kib]) => {
    const was = old.all.get(name) ?? 0;
    const more = kib - was;
    if (Math.abs(more) < least) return [];
    const isMarked = more > mark.kib || more > was * mark.share;
    const made = old.parts.get(name);
    const parts = [...(made ? (present.parts.get(name) ?? []) : [])]
      .map(([part, size]) => [part, size - (made?.get(part) ?? 0)] as const)
      .filter(([, grown]) => Math.abs(grown) >= least)
      .map(([part, grown]) => `${part} ${signed(grown)}`);
    const change = `${signed(more)}${isMarked ? ' ▲' : ''}`;
    return [`| ${name} | ${was.toFixed(2)} | ${kib.toFixed(2)} | ${change} | ${parts.join(', ') || '–'} |`];
  });
  return rows.length > 0 ? ['| what | was | is | KiB | by |', '|---|---|---|---|---|', ...rows] : [];
}

/** What differs from the sizes that the base branch keeps. */
export function compareWithBase(root: string, now: string): string {
  let base: string;
  let kept: string;
  try {
    base = baseOf(root).slice(0, 8);
    kept = textAt(root, base, document);
  } catch {
    return 'Sizes are compared with nothing: the history has no base branch.';
  }
  const rows = compareSizes(`${blockIn(kept, 'size')}\n${blockIn(kept, 'components')}`, now);
  const against = `the sizes that ${base} of the base branch keeps in ${document}`;
  if (rows.length === 0) return `No size differs from ${against}.`;
  const marked = `▲: more than ${mark.kib} KiB or ${mark.share * 100} %`;
  return [`Compared with ${against} (${marked}):`, '', ...rows].join('\n');
}
