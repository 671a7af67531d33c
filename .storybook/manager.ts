import type { API_HashEntry } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { reviewTheme } from './theme.ts';

const groups: Record<string, string> = {
  foundations: 'Основы',
  ui: 'Компоненты и части',
  auth: 'Вход',
  app: 'Приложение целиком',
  search: 'Поиск работы',
  candidate: 'Отклики кандидата',
  employer: 'Обзор и профиль',
  'employer-profile': 'Профиль',
  companies: 'Компании',
  vacancies: 'Вакансии',
  publishing: 'Публикация',
  applications: 'Заявки',
  interview: 'Интервью',
  aibuilder: 'Помощник',
  billing: 'Тарифы и подписки',
  analytics: 'Аналитика',
  kit: 'Общее',
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
