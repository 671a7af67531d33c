import { ProblemSentence, useMessages } from '@kasb/kit';
import { Button, useToasts } from '@kasb/ui';
import { Bookmark } from 'lucide-react';
import { useSaveSearch } from '../../data/useSaving.ts';
import { candidateMessages } from '../../messages/index.ts';
import { savingMessages } from '../../messages/saving/index.ts';
import { wantedHash } from '../../model/wanted.ts';
import { useWanted } from '../useWanted.ts';
import type { SaveSearchButtonProps } from './SaveSearchButton.tsx';

/** Keeps a search of the candidate's, which then tells of what is new once a day. */
export function SearchSaver({ filters }: SaveSearchButtonProps) {
  const common = useMessages(savingMessages);
  const t = useMessages(candidateMessages);
  const toasts = useToasts();
  const command = useSaveSearch();
  const save = async () => {
    const result = await command.run({ ...filters, notify: 'daily' });
    toasts.show(
      result.ok
        ? { text: t('save.searchDone') }
        : {
            tone: 'critical',
            text: <ProblemSentence error={result.error} messages={candidateMessages} fallback="saved.changeFailed" />,
          },
    );
  };
  useWanted(wantedHash(), true, () => void save());
  return (
    <Button variant="quiet" size="sm" icon={<Bookmark />} isPending={command.isPending} onPress={() => void save()}>
      {common('save.search')}
    </Button>
  );
}
