import { PublicHeader } from '@kasb/ui';
import type { Decorator } from '@storybook/react-vite';

/** The bell where it stands: at the end of a header. */
export const inHeader: Decorator = (Story) => (
  <PublicHeader homeHref="/" homeLabel="Kasb" navigationLabel="Navigation" links={[]} hasTabBar>
    <Story />
  </PublicHeader>
);
