import { expect, screen, waitFor } from 'storybook/test';

/** The alert dialog, once it has come to rest. */
export async function settledAlert() {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.parentElement?.getAnimations()).toHaveLength(0));
  return dialog;
}
