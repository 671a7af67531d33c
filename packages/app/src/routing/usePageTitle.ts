import { useEffect } from 'react';

/** Names the browser's tab: `Title · Kasb`. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    document.title = title ? `${title} · Kasb` : 'Kasb';
  }, [title]);
}
