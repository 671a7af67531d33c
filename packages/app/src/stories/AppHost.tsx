import { useLocation, MemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';

export interface AppHostProps {
  /** The address the story opens at. */
  path: string;
}

/** The assembled app in a router of its own, with the element `data-testid="location"` that shows its address. */
export function AppHost({ path }: AppHostProps) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <App theme="light" />
      <Location />
    </MemoryRouter>
  );
}

function Location() {
  const { pathname, search, state } = useLocation();
  return (
    <output data-testid="location" data-from={(state as { from?: string } | null)?.from} hidden>
      {pathname + search}
    </output>
  );
}
