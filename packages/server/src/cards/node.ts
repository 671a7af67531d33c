import type { Node } from '@takumi-rs/core';
import type { Card } from './card.ts';

type Style = NonNullable<Node['style']>;

/** The size that messengers ask for. */
export const size = { width: 1200, height: 630 };

const colors = { ground: '#17377a', text: '#ffffff', muted: '#c3d3f2', motif: '#8fe0e0', highlight: '#f7b53d' };
const star = 'M29.60 16L16 29.60L2.40 16L16 2.40ZM25.62 25.62L6.38 25.62L6.38 6.38L25.62 6.38Z';
const knot = 'M16 7.60L19.68 12.32L24.40 16L19.68 19.68L16 24.40L12.32 19.68L7.60 16L12.32 12.32Z';

/** Letters get smaller where a title is long: three lines are all that there is, and of the largest two. */
const titleSizes = [
  { most: 24, fontSize: 76 },
  { most: 80, fontSize: 62 },
];
const smallest = 52;

const pathOf = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
const namespace = 'http://www.w3.org/2000/svg';
/** A drawing as an image of its own. */
const picture = (box: string, inner: string) =>
  `data:image/svg+xml;utf8,${encodeURIComponent(`<svg xmlns="${namespace}" viewBox="${box}">${inner}</svg>`)}`;

const eye = `<circle cx="16" cy="16" r="2.3" fill="${colors.highlight}"/>`;
const mark = picture(
  '0 0 32 32',
  pathOf(star, `fill="${colors.motif}"`) + pathOf(knot, `fill="${colors.ground}"`) + eye,
);
const step = { x: 60, y: 63 };
const pattern = picture(
  '0 0 240 630',
  Array.from({ length: 40 }, (_, index) => {
    const [x, y] = [(index % 4) * step.x + 14, Math.floor(index / 4) * step.y + 16];
    const line = `fill="none" stroke="${colors.motif}" stroke-opacity="0.35"`;
    return `<g transform="translate(${x} ${y})">${pathOf(star, line)}</g>`;
  }).join(''),
);

const text = (words: string, style: Style): Node => ({ type: 'text', text: words, style });
const image = (src: string, style: Style): Node => ({ type: 'image', src, style });
const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});
const oneLine: Style = { textOverflow: 'ellipsis', lineClamp: 1, overflow: 'hidden' };

/** The picture as a tree of boxes. */
export function nodeOf({ title, over, strong, under }: Card): Node {
  const fontSize = titleSizes.find(({ most }) => title.length <= most)?.fontSize ?? smallest;
  const said = [
    over ? [text(over, { fontSize: 32, color: colors.muted, ...oneLine })] : [],
    [
      text(title, {
        fontSize,
        fontWeight: 700,
        lineHeight: 1.15,
        lineClamp: 3,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        overflowWrap: 'anywhere',
      }),
    ],
    strong ? [text(strong, { fontSize: 44, fontWeight: 600, color: colors.highlight, ...oneLine })] : [],
    under ? [text(under, { fontSize: 32, color: colors.muted, ...oneLine })] : [],
  ].flat();
  return box(
    {
      width: size.width,
      height: size.height,
      backgroundColor: colors.ground,
      color: colors.text,
      fontFamily: 'Onest',
    },
    [
      box({ flexDirection: 'column', justifyContent: 'space-between', width: 960, padding: 64 }, [
        box({ flexDirection: 'row', alignItems: 'center', gap: 16 }, [
          image(mark, { width: 64, height: 64 }),
          text('Kasb', { fontSize: 40, fontWeight: 600 }),
        ]),
        box({ flexDirection: 'column', gap: 20, width: '100%' }, said),
      ]),
      image(pattern, { width: 240, height: size.height }),
    ],
  );
}
