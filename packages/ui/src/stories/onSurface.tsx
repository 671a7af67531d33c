import type { Decorator } from '@storybook/react-vite';
import { vars } from '../theme/contract.css.ts';

/** The ground that a component's stories stand on; `parameters.width` narrows it, in px. */
export const onSurface: Decorator = (Story, { parameters }) => (
  <div style={{ background: vars.color.surface, color: vars.color.text, minHeight: '100dvh', padding: 24 }}>
    <div style={{ maxWidth: Number(parameters.width ?? 720) }}>
      <Story />
    </div>
  </div>
);
