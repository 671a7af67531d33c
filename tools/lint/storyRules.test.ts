import { expect, test } from 'vitest';
import { storyRuleProblems } from './storyRules.ts';

test.each([
  ['a look at recorded calls', 'await waitFor(() => expect(mock.calls(login)).toHaveLength(1));'],
  ['none, before one could come', 'await expect(devices.streams).toHaveLength(0);'],
  ['no one of a list, before it could come', 'await expect(saved()).toEqual([]);'],
  ['time that passes', 'await new Promise((resolve) => setTimeout(resolve, 600));'],
  ['a delay', 'await delay(300);'],
  ['a limit of its own', "await waitFor(() => says('Готово'), { timeout: 3000 });"],
  [
    'a look right after an act',
    "await userEvent.click(button);\n    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет');",
  ],
  ['a look at what another answer brings', "await expect(canvas.getAllByText('312')[0]).toBeVisible();"],
  ['a place for words, before they are there', "await expect(await form.findByRole('alert')).toBeVisible();"],
  ['words of a field that was there before', "await expect(await box.findByLabelText('День')).toHaveValue('1');"],
  ['the same by keyboard', "await userEvent.tab();\n    await expect(canvas.getAllByRole('row')[0]).toHaveFocus();"],
])('%s is left to chance', (_, source) => {
  const problems = storyRuleProblems('A.stories.tsx', `\n    ${source}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^A\.stories\.tsx:[23]: /);
});

test.each([
  ['a call that is waited for', 'await expect((await sent(login)).body).toEqual({ phone });'],
  ['silence that is waited for', 'await expect(await quiet(login)).toHaveLength(0);'],
  ['a list of what was sent', 'await expect((await quiet(login)).map(({ body }) => body)).toEqual([]);'],
  ['what is looked at again', 'await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));'],
  [
    'an act, and a look again and again',
    "await userEvent.click(button);\n    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());",
  ],
  [
    'what is found',
    "await userEvent.click(button);\n    await expect(await canvas.findByRole('dialog')).toBeVisible();",
  ],
  ['a setting of a component', 'args: { children, timeout: 300 },'],
])('%s is not', (_, source) => {
  expect(storyRuleProblems('A.stories.tsx', `\n    ${source}\n`)).toEqual([]);
});
