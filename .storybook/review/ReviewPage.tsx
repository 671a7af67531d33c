import { KasbTheme } from '@kasb/ui';
import type { ReactNode } from 'react';
import './review.css';

/** What the design system needs around it on a page of documentation, in the colours that the device prefers. */
export function ReviewPage({ children }: { children: ReactNode }) {
  return (
    <div className="sb-unstyled review">
      <KasbTheme>{children}</KasbTheme>
    </div>
  );
}
