import { listCities } from '@kasb/contract';
import { useQuery } from '@kasb/kit';
import { StoryHost } from '@kasb/kit/stories';
import { Button } from '@kasb/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect } from 'storybook/test';

function Cities() {
  const cities = useQuery(listCities, {});
  return <p>{cities.status === 'ready' ? cities.data.map(({ name }) => name).join(', ') : cities.status}</p>;
}

function Page() {
  const [locale, setLocale] = useState<'ru' | 'uz'>('ru');
  return (
    <StoryHost locale={locale}>
      <Button onPress={() => setLocale('uz')}>O‘zbekcha</Button>
      <Cities />
    </StoryHost>
  );
}

const meta = { title: 'App/Language', component: Page, parameters: { host: false } } satisfies Meta<typeof Page>;

export default meta;

/** What the provider names is read anew in the new language. */
export const SwitchReadsAnew: StoryObj<typeof meta> = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${listCities.path}`, ({ request }) =>
        HttpResponse.json([{ id: 1, name: request.headers.get('accept-language') === 'uz' ? 'Buxoro' : 'Бухара' }]),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Бухара')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Buxoro')).toBeVisible();
  },
};
