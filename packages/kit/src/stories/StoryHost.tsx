import { useState } from 'react';
import type { ReactNode } from 'react';
import { KasbProvider } from '../provider/KasbProvider.tsx';
import type { KasbProviderProps } from '../provider/KasbProvider.tsx';

export interface StoryHostProps extends Omit<KasbProviderProps, 'navigate' | 'children'> {
  /** The address the story opens at. @default '/' */
  path?: string;
  /** The story, or a function of the present address. */
  children: ReactNode | ((path: string) => ReactNode);
}

/**
 * Stands in for a portal in stories: a provider, an address, and the element `data-testid="location"` that shows it.
 */
export function StoryHost({ path = '/', children, ...provider }: StoryHostProps) {
  const [location, setLocation] = useState(path);
  return (
    <KasbProvider {...provider} navigate={(next) => setLocation(next)}>
      {typeof children === 'function' ? children(location) : children}
      <output data-testid="location" hidden>
        {location}
      </output>
    </KasbProvider>
  );
}
