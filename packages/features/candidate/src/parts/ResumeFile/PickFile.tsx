import { Button } from '@kasb/ui';
import type { ButtonProps } from '@kasb/ui';
import { useRef } from 'react';
import { isTaken } from '../../model/fileUpload.ts';

export interface PickFileProps extends Omit<ButtonProps, 'onPress'> {
  /** A PDF that may be taken, or undefined for any other file. */
  onPick: (file: File | undefined) => void;
}

/** Lets somebody choose a PDF of the device. */
export function PickFile({ onPick, ...props }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...props} onPress={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        data-testid="file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file may be chosen again after it was refused.
          currentTarget.value = '';
          if (file) onPick(isTaken(file) ? file : undefined);
        }}
      />
    </>
  );
}
