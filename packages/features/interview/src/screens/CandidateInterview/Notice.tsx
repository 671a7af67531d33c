import { Banner } from '@kasb/ui';
import type { BannerProps } from '@kasb/ui';
import type { ReactNode } from 'react';
import * as css from './CandidateInterview.css.ts';

export interface NoticeProps {
  tone: BannerProps['tone'];
  /** One text, or nothing. */
  children: ReactNode;
}

/** A banner that takes no room in a column while it has nothing to say; its live region is there before it speaks. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={children ? undefined : css.silent}>
      <Banner tone={tone}>{children}</Banner>
    </div>
  );
}
