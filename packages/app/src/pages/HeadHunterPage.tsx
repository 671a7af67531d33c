import { Integration } from '@kasb/headhunter';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../routing/usePageTitle.ts';

/** `/employer/integrations/headhunter`, also where HeadHunter sends people back to. */
export function Component() {
  usePageTitle('HeadHunter');
  const [query, setQuery] = useSearchParams();
  return (
    <Integration
      code={query.get('code') ?? undefined}
      state={query.get('state') ?? undefined}
      error={query.get('error') ?? undefined}
      onReturned={() => setQuery({}, { replace: true })}
    />
  );
}
