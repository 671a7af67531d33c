import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';

export interface SentFormProps {
  /** Gets the form's data in place of a server. */
  onSend: (data: FormData) => void;
  /** Word of the button. @default 'Отправить' */
  send?: string;
  /** Fields. */
  children: ReactNode;
}

/** A form around the fields of a story, with the button that sends it. */
export function SentForm({ onSend, send = 'Отправить', children }: SentFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <Stack gap={5}>
        {children}
        <Button type="submit">{send}</Button>
      </Stack>
    </form>
  );
}
