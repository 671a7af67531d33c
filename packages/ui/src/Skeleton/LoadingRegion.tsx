'use client';
import type { ComponentProps } from 'react';
import { useUiText } from '../messages/useMessages.ts';

export interface LoadingRegionProps extends ComponentProps<'div'> {
  /** What readers hear. @default «Загрузка» */
  'aria-label'?: string;
}

/** The region whose content is loading: skeletons for the eye, one word for readers. */
export function LoadingRegion(props: LoadingRegionProps) {
  const t = useUiText();
  return <div role="status" aria-busy="true" aria-label={t('loading')} {...props} />;
}
