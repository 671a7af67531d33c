import { containers, media } from '../theme/containers.ts';
import { vars } from '../theme/contract.css.ts';
import { control as sizes, iconSize, touchInput, type } from '../theme/mixins.ts';
import { component, componentGlobal, componentVariants } from '../theme/style.ts';

const { color, corner, inputSize, status } = vars;

/** Root of a field; carries `data-invalid`, `data-disabled`, `data-readonly`. */
export const field = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
});

export const label = component({
  display: 'block',
  marginBlockEnd: 6,
  ...type.sm,
  fontWeight: 500,
  cursor: 'default',
  overflowWrap: 'anywhere',
});
export const labelLine = component({ display: 'flex', flexWrap: 'wrap', columnGap: 6, alignItems: 'baseline' });
export const note = component({ ...type.sm, color: color.textMuted });
export const star = component({ color: status.critical.onSoft });

/** The box around the input: edge, ground, icons. */
export const control = component({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  border: `1px solid ${color.borderStrong}`,
  background: color.surface,
  color: color.text,
  font: 'inherit',
  textAlign: 'start',
  outline: 'none',
  cursor: 'text',
  selectors: {
    '&:hover': { borderColor: color.textMuted },
    '&:has(> input:focus), &:focus-visible': {
      borderColor: color.accent,
      outline: `2px solid ${color.accent}`,
      outlineOffset: -1,
    },
    [`${field}[data-invalid] &`]: {
      borderColor: status.critical.solid,
      boxShadow: `inset 0 0 0 1px ${status.critical.solid}`,
    },
    [`${field}[data-invalid] &:has(> input:focus), ${field}[data-invalid] &:focus-visible`]: {
      outlineColor: status.critical.solid,
    },
    [`${field}[data-readonly] &`]: { background: color.surfaceSunken, borderColor: color.border },
    [`${field}[data-disabled] &`]: {
      background: color.surfaceSunken,
      borderColor: color.border,
      color: color.textMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(> input:focus), &:focus-visible': { outlineColor: 'Highlight' },
        [`${field}[data-invalid] &`]: { borderWidth: 2 },
        [`${field}[data-disabled] &`]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

const mobileRadius = { '@container': { [containers.mobile]: { borderRadius: corner.md } } };
export const size = componentVariants({
  sm: { ...sizes.sm, padding: '0 10px', ...mobileRadius },
  md: { ...sizes.md, padding: '0 12px', fontSize: inputSize },
  lg: { ...sizes.lg, padding: '0 16px', fontSize: type.lead.fontSize },
});

export const input = component({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  outline: 'none',
  textOverflow: 'ellipsis',
  cursor: 'inherit',
  selectors: {
    '&::placeholder': { color: color.textMuted, opacity: 1 },
    '&:disabled': { opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&:autofill': { WebkitTextFillColor: 'currentColor', transition: 'background-color 1e6s' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  ...touchInput,
});

/** Text under the control. */
export const message = component({
  display: 'flex',
  gap: 6,
  minInlineSize: 0,
  margin: '6px 0 0',
  overflowWrap: 'anywhere',
  ...type.xs,
});
export const messageTone = componentVariants({
  hint: { color: color.textMuted },
  error: { color: status.critical.onSoft },
  valid: { color: status.positive.onSoft },
});

export const icon = component({ display: 'contents', color: color.textMuted });
componentGlobal(`${icon} > svg`, { ...iconSize(18), color: color.textMuted });
componentGlobal(`${message} svg`, { ...iconSize(16), marginBlockStart: 1 });
