import '../../Text/Text.css.ts';
import '../../Heading/Heading.css.ts';
import { containers, media } from '../../theme/containers.ts';
import { vars } from '../../theme/contract.css.ts';
import { type } from '../../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../../theme/style.ts';

const { color, corner, space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const wrap = component({ overflowWrap: 'anywhere' });
export const title = component([wrap, type.title]);

const sheet = {
  border: `1px solid ${color.border}`,
  borderRadius: corner.lg,
  background: color.surface,
} as const;
export const size = componentVariants({ page: sheet, paper: sheet, bare: {} });

export const part = component({
  ...column,
  gap: space[3],
  padding: space[5],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
  '@container': { [containers.mobile]: { padding: space[4] } },
  '@media': { print: { breakInside: 'avoid', paddingInline: 0 } },
});
// On paper the parts stand closer, and what is read first is smaller.
componentGlobal(`${size.paper} > ${part}`, { gap: space[2], marginInline: space[5], paddingInline: 0, ...type.sm });
componentGlobal(size.page, { '@media': { print: { border: 0 } } });

export const partHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
  minInlineSize: 0,
});
export const salary = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
  margin: 0,
});
export const sum = component({ ...type.title, fontWeight: 600 });

export const jobs = component({ ...column, ...list, gap: space[5], paddingBlockStart: 4 });
export const job = component({
  ...column,
  position: 'relative',
  gap: 4,
  paddingInlineStart: space[5],
  borderInlineStart: `2px solid ${color.border}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineStart: -6,
      inlineSize: 8,
      blockSize: 8,
      border: `1.5px solid ${color.motif}`,
      background: color.surface,
      transform: 'rotate(45deg)',
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
export const jobHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
});
export const period = component({ color: color.textMuted, ...type.sm });
export const prose = component([wrap, { maxInlineSize: '70ch' }]);
// The line of time has no room beside a form.
componentGlobal(`${size.paper} ${job}`, { paddingInlineStart: 0, borderInlineStart: 0 });
componentGlobal(`${size.paper} ${job}::before`, { content: 'none' });
componentGlobal(`${size.paper} :is(h3, p)`, { ...type.sm });

export const studies = component({ ...column, ...list, gap: space[3] });
export const studied = component({ fontWeight: 500 });
export const tags = component({ ...list, display: 'flex', flexWrap: 'wrap', gap: 6 });
export const tag = component([
  wrap,
  {
    padding: '3px 10px',
    borderRadius: corner.sm,
    background: color.surfaceSunken,
    ...type.sm,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
]);
