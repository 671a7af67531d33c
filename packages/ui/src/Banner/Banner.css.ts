import { media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { iconSize } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, space, status } = vars;

export const banner = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space[2]} ${space[3]}`,
  padding: `14px ${space[4]}`,
  borderRadius: vars.corner.md,
  color: color.text,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tone = componentVariants({
  neutral: { background: color.surfaceSunken },
  positive: { background: status.positive.soft },
  caution: { background: status.caution.soft },
  warning: { background: status.warning.soft },
  critical: { background: status.critical.soft },
  info: { background: status.info.soft },
  promote: { background: status.promote.soft },
});

export const icon = componentVariants({
  neutral: { color: color.textMuted },
  positive: { color: status.positive.solid },
  caution: { color: status.caution.solid },
  warning: { color: status.warning.solid },
  critical: { color: status.critical.solid },
  info: { color: status.info.solid },
  promote: { color: status.promote.solid },
});

// Under 16 em of text the buttons go below it.
export const body = component({ flex: '1 1 16em', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = component({ display: 'block', fontWeight: 600 });
export const actions = component({ display: 'flex', gap: space[1], margin: '-5px -4px -5px auto' });

for (const className of Object.values(icon))
  componentGlobal(`${className} svg`, { ...iconSize(20), marginBlockStart: 1 });
