import { use } from 'react';

/** An entry of Storybook's own `index.json`. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** One state of a screen or of a component. */
export interface ReviewState {
  id: string;
  /** Its Russian name; of a story that is no state, the name of its export. */
  name: string;
}

/** A screen, a part of one or a component, with all its stories. */
export interface ReviewGroup {
  title: string;
  /** Its Russian name, which its page brings. */
  name: string;
  /** The id of its page. */
  page: string;
  states: ReviewState[];
}

const groupOf = ([title, entries]: [string, Entry[]]): ReviewGroup[] => {
  const page = entries.find(({ type }) => type === 'docs');
  const stories = entries.filter(({ type }) => type === 'story');
  if (!page || !title.includes('/')) return [];
  const states = stories.map(({ id, name }) => ({ id, name: name.split(' · ')[0] ?? name }));
  return [{ title, name: page.name, page: page.id, states }];
};

async function loadGroups(): Promise<ReviewGroup[]> {
  const answer = await fetch('./index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return [...Map.groupBy(Object.values(entries), ({ title }) => title)].flatMap(groupOf);
}

let groups: Promise<ReviewGroup[]> | undefined;

/** Everything that the built Storybook has a page and stories of. */
export const useGroups = (): ReviewGroup[] => use((groups ??= loadGroups()));
