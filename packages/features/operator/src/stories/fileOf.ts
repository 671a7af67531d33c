import { expect, waitFor } from 'storybook/test';

/** The lines of the file that an act gives to the person. */
export async function fileOf(act: () => Promise<void>): Promise<string[]> {
  const files: Blob[] = [];
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return make(file);
  };
  try {
    await act();
    await waitFor(() => expect(files).toHaveLength(1));
  } finally {
    URL.createObjectURL = make;
  }
  return ((await files[0]?.text()) ?? '').split('\r\n');
}
