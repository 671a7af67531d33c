import { useMessages } from '@kasb/kit';
import { useToasts } from '@kasb/ui';
import { useEffect, useRef, useState } from 'react';
import { resumeMessages } from '../../messages/resumes/index.ts';

interface Entries<Entry> {
  entries: readonly Entry[];
  blank: Entry;
  /** Said when one was removed. */
  removed: string;
  /** One that something is wrong with is opened. */
  wrong: number | undefined;
  onChange: (entries: Entry[]) => void;
}

/** Jobs or educations of the form: one is open, the others are rows; a removed one comes back from its toast. */
export function useEntries<Entry>({ entries, blank, removed, wrong, onChange }: Entries<Entry>) {
  const t = useMessages(resumeMessages);
  const toasts = useToasts();
  const [opened, setOpened] = useState<number>();
  const latest = useRef({ entries, onChange });
  useEffect(() => {
    latest.current = { entries, onChange };
  });
  return {
    open: wrong ?? opened,
    edit: setOpened,
    add() {
      setOpened(entries.length);
      onChange([...entries, blank]);
    },
    change: (index: number, part: Partial<Entry>) =>
      onChange(entries.map((entry, at) => (at === index ? { ...entry, ...part } : entry))),
    remove(index: number) {
      const entry = entries[index];
      if (entry === undefined) return;
      setOpened(undefined);
      onChange(entries.filter((_, at) => at !== index));
      toasts.show({
        text: removed,
        action: {
          label: t('undo'),
          onPress: () => latest.current.onChange(latest.current.entries.toSpliced(index, 0, entry)),
        },
      });
    },
  };
}
