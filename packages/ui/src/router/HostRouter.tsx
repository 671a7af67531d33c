'use client';
import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

interface Router {
  navigate: (path: string) => void;
  hrefOf: (path: string) => string;
}

export interface HostRouterProps {
  /** Goes to an address of this origin without loading the page anew. */
  navigate: (path: string) => void;
  /** Turns a path into the host's `href`. @default the path itself */
  hrefOf?: (path: string) => string;
  /** What has the links. */
  children: ReactNode;
}

const HostRouterContext = createContext<Router | null>(null);
const itself = (path: string) => path;

/** Lets the links inside go through the host's router; without it the browser follows them. */
export function HostRouter({ navigate, hrefOf = itself, children }: HostRouterProps) {
  const router = useMemo(() => ({ navigate, hrefOf }), [navigate, hrefOf]);
  return <HostRouterContext value={router}>{children}</HostRouterContext>;
}

/** The host's router, if there is one. */
export function useHostRouter(): Router | null {
  return use(HostRouterContext);
}
