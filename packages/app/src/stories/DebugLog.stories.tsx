import { createDebugLog } from '@kasb/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

function LogCount() {
  const [log] = useState(() => createDebugLog(localStorage));
  const [entries, setEntries] = useState(log.read);
  const writeAll = () => {
    for (let number = 1; number <= 101; number += 1) log.write({ event: `GET /entries/${number}`, status: 200 });
    setEntries(log.read());
  };
  return (
    <>
      <button type="button" onClick={writeAll}>
        Записать 101 событие
      </button>
      <p>Записей: {entries.length}</p>
      <p>Первая: {entries[0]?.event}</p>
    </>
  );
}

const meta = { title: 'App/DebugLog', component: LogCount } satisfies Meta<typeof LogCount>;

export default meta;

/** Of a hundred and one entries the first is dropped. */
export const KeepsLast100: StoryObj<typeof meta> = {
  parameters: {
    state: {
      ru: 'Остаются последние сто записей',
      rule: 'debug-log',
      shows: ['Записей: 100', 'Первая: GET /entries/2'],
    },
  },
  tags: ['gate'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Записать 101 событие' }));
    await waitFor(() => expect(canvas.getByText('Записей: 100')).toBeVisible());
    await expect(await canvas.findByText('Первая: GET /entries/2')).toBeVisible();
  },
};
