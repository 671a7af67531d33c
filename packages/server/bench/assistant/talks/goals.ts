/** What talks came to. */
export interface TalksFigures {
  f1: number;
  titles: number;
  language: number;
  ready: number;
  turnsToReady: number;
  mostAsked: number;
  /** Absent where nothing tells which options fit. */
  options: number | undefined;
}

const least = { f1: 0.97, titles: 0.95, language: 0.99, ready: 1, options: 0.95 };
const most = { turnsToReady: 6, mostAsked: 2 };

/** Names the figures that are not as good as they should be. */
export function missedOf(figures: TalksFigures): string[] {
  const isLow = (name: keyof typeof least) => (figures[name] ?? Infinity) < least[name];
  const isHigh = (name: keyof typeof most) => figures[name] > most[name];
  return [
    ...(['f1', 'titles', 'language', 'ready', 'options'] as const)
      .filter(isLow)
      .map((name) => `${name} ${least[name]}`),
    ...(['turnsToReady', 'mostAsked'] as const).filter(isHigh).map((name) => `${name} ${most[name]}`),
  ];
}
