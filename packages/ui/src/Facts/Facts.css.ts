import { vars } from '../theme/contract.css.ts';
import { iconSize, type } from '../theme/mixins.ts';
import { component, componentGlobal } from '../theme/style.ts';

export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const fact = component({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 6,
  color: vars.color.textMuted,
  ...type.sm,
  overflowWrap: 'anywhere',
});

componentGlobal(`${fact} svg`, { ...iconSize(16), marginBlockStart: 2 });
