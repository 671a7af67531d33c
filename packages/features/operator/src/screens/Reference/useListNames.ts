import { useMessages } from '@kasb/kit';
import { platformMessages } from '../../messages/platform/index.ts';
import type { PackList } from './promptDraft.ts';

/** What the lists of a pack are called. */
export function useListNames(): (name: PackList) => string {
  const t = useMessages(platformMessages);
  return (name) => t(name === 'requirements' || name === 'benefits' ? name : `prompts.${name}`);
}
