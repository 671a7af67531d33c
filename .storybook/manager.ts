import type { API_HashEntry } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { groupNames } from './review/groups.ts';
import { reviewTheme } from './theme.ts';

/** Groups by their ids in the sidebar, where components have one of their own. */
const groups: Record<string, string> = {
  ...Object.fromEntries(Object.entries(groupNames).map(([title, name]) => [title.toLowerCase(), name])),
  foundations: 'Основы',
  ui: 'Компоненты и части',
  'employer-profile': 'Профиль',
};

interface Entries {
  getData: (id: string) => API_HashEntry | undefined;
}

/** The page of a component or a screen, which brings its Russian name. */
function pageOf(item: API_HashEntry, api: Entries) {
  if (item.type !== 'component') return undefined;
  return item.children.map((id) => api.getData(id)).find((child) => child?.type === 'docs');
}

addons.setConfig({
  theme: reviewTheme(),
  sidebar: {
    renderLabel: (item: API_HashEntry, api: Entries) => {
      if (item.type === 'story') return item.name.split(' · ')[0];
      const page = pageOf(item, api);
      if (page) return item.id.startsWith('ui-') ? `${item.name} · ${page.name}` : page.name;
      return groups[item.id] ?? item.name;
    },
  },
});
