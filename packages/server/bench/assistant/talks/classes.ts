/** What came of the facts of one class. */
export type ClassScore = Record<Came, number>;

type Came = 'right' | 'wrong' | 'missed' | 'invented';

// Facts that are read by the same rules.
const classNames: Record<string, string> = { period: 'pay', employment: 'format', text: 'said' };

/** Counts one fact, by the first word of what it is called. */
export function countIn(classes: Map<string, ClassScore>, name: string, came: Came): void {
  const [first = ''] = name.split(' ');
  const className = classNames[first] ?? first;
  const score = classes.get(className) ?? { right: 0, wrong: 0, missed: 0, invented: 0 };
  classes.set(className, { ...score, [came]: score[came] + 1 });
}

/** The classes of many talks in one line: figures that tell nothing of what was said. */
export function classLine(talks: readonly ReadonlyMap<string, ClassScore>[]): string {
  const names = [...new Set(talks.flatMap((classes) => [...classes.keys()]))].toSorted();
  return names
    .map((name) => {
      const sum = (came: Came) => talks.reduce((total, classes) => total + (classes.get(name)?.[came] ?? 0), 0);
      const kinds = (['wrong', 'missed', 'invented'] as const).filter((came) => sum(came) > 0);
      return `${name} ${sum('right')}${kinds.map((came) => `, ${sum(came)} ${came}`).join('')}`;
    })
    .join('; ');
}
