/** A line of a chart: values by seconds. */
export interface Line {
  name: string;
  points: (readonly [number, number])[];
}

interface Chart {
  title: string;
  /** As Grafana calls it. */
  unit: string;
  lines: Line[];
}

const [width, height] = [640, 260];
const frame = { left: 64, right: 32, top: 36, bottom: 56 };
const colours = ['#1f6feb', '#bc4c00', '#1a7f37', '#8250df', '#cf222e', '#57606a', '#9a6700', '#0550ae'];
const steps = [1, 2, 2.5, 5, 10];
const scales: Record<string, { by: number; word: string }> = {
  s: { by: 1000, word: 'ms' },
  bytes: { by: 1 / 1024 ** 2, word: 'MiB' },
  reqps: { by: 1, word: 'a second' },
};

/** The next round number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return (steps.find((step) => step * power >= value) ?? 10) * power;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A picture of lines over minutes, as SVG. */
export function chart({ title, unit, lines }: Chart): string {
  const { by, word } = scales[unit] ?? { by: 1, word: '' };
  const all = lines.flatMap(({ points }) => points);
  const most = roundUp(Math.max(...all.map(([, value]) => value * by), 0));
  const end = Math.max(...all.map(([at]) => at), 60);
  const [right, bottom] = [width - frame.right, height - frame.bottom];
  const x = (at: number) => (frame.left + (at / end) * (right - frame.left)).toFixed(1);
  const y = (value: number) => (bottom - (value / most) * (bottom - frame.top)).toFixed(1);
  const rules = [0, 0.25, 0.5, 0.75, 1].map((share) => share * most);
  const minutes = Array.from({ length: 5 }, (_, index) => (end / 4) * index);
  const drawn = lines.map(({ name, points }, index) => {
    const colour = colours[index % colours.length];
    const [column, row] = [index % 4, Math.floor(index / 4)];
    const [keyX, keyY] = [frame.left + column * 140, height - 22 + row * 14];
    const line = points.map(([at, value]) => `${x(at)},${y(value * by)}`).join(' ');
    return (
      `<polyline points="${line}" fill="none" stroke="${colour}" stroke-width="1.5"/>` +
      `<rect x="${keyX}" y="${keyY - 8}" width="10" height="3" fill="${colour}"/>` +
      `<text x="${keyX + 14}" y="${keyY - 3}">${escaped(name)}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"
  font-family="sans-serif" font-size="11">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${frame.left}" y="20" font-size="14" font-weight="bold">${escaped(title)}${word && `, ${word}`}</text>
${rules
  .map(
    (value) =>
      `<line x1="${frame.left}" x2="${right}" y1="${y(value)}" y2="${y(value)}" stroke="#d0d7de"/>` +
      `<text x="${frame.left - 6}" y="${Number(y(value)) + 4}" text-anchor="end">` +
      `${Number(value.toPrecision(3))}</text>`,
  )
  .join('\n')}
${minutes
  .map((at) => `<text x="${x(at)}" y="${bottom + 16}" text-anchor="middle">${(at / 60).toFixed(1)} min</text>`)
  .join('\n')}
${drawn.join('\n')}
</svg>
`;
}
