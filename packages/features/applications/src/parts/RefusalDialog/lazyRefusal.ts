import { lazy } from 'react';

// Reasons and templates are looked at by who refuses alone.
export const Refusal = lazy(async () => ({ default: (await import('./Refusal.tsx')).Refusal }));
